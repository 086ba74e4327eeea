import { z } from 'zod';
import { cleanLine, cleanText } from './clean-text.ts';

/** Text that people type, cleaned before anything else is asked of it. */
export const typedText = () => z.string().overwrite(cleanText);

/** One line that people type, such as a name, cleaned before anything else is asked of it. */
export const typedLine = () => z.string().overwrite(cleanLine);
