import { Stage } from './stage.tsx';

/** How far below the top layer each of the others lies. */
const outlines = [150, 96] as const;

/** One solid layer on top of two that are only outlined yet. */
export function PlatformLayersIllustration() {
  return (
    <Stage>
      <svg viewBox="0 0 520 400" aria-hidden="true" className="h-auto w-full">
        {outlines.map((depth) => (
          <path
            key={depth}
            d={`M260 ${44 + depth} 480 ${132 + depth} 260 ${220 + depth} 40 ${132 + depth}z`}
            strokeWidth="2"
            strokeDasharray="1 7"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="fill-raised/60 stroke-line-strong"
          />
        ))}
        <path d="M40 132v22l220 88 220-88v-22z" className="fill-primary-hover" />
        <path d="M260 44 480 132 260 220 40 132z" className="fill-primary" />
        <path d="m150 88 220 88" fill="none" strokeWidth="3" className="stroke-on-primary" />
        <g strokeWidth="4" className="fill-primary stroke-on-primary">
          <circle cx="150" cy="88" r="8" />
          <circle cx="370" cy="176" r="8" />
        </g>
      </svg>
    </Stage>
  );
}
