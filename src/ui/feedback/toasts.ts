import { toast } from 'sonner';
import { makePlaceForToasts } from './toast-place.ts';
import { ToastRegion } from './toast-region.tsx';

makePlaceForToasts(ToastRegion);

/** Shows a toast, in a region that is made with this code. */
export const showToast = toast;
