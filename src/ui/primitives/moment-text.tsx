/** A moment as records write it, in UTC: `2026-11-21 15:04:09`. */
export const MomentText = ({ value }: { value: string }) => (
  <time dateTime={value} className="whitespace-nowrap tabular-nums">
    {value.slice(0, 19).replace('T', ' ')}
  </time>
);
