import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Completion } from '../../contract.ts';
import { completionsQuery } from '../queries.ts';

/** How long nothing must have been typed before the server is asked, in ms. */
const pauseMs = 120;
const fewestLetters = 2;

/** What the text that is being typed could become, once typing pauses; nothing while it is too short. */
export function useCompletions(text: string, isWanted: boolean): readonly Completion[] {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const isAsked = isWanted && asked.trim().length >= fewestLetters;
  const { data } = useQuery({ ...completionsQuery(asked), enabled: isAsked });
  return isAsked && text.trim().length >= fewestLetters ? (data ?? []) : [];
}
