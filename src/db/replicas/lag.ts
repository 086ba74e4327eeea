/** How far a replica is behind. */
export interface Lag {
  seconds: number;
  bytes: number;
}

/** Further behind, a replica is left alone; and it is taken again only when it has caught up. */
export interface LagLimits {
  most: Lag;
  caughtUp: Lag;
}

const MiB = 1024 * 1024;

/** No reader gets data older than this, plus the interval between two checks of a replica. */
export const lagLimits: LagLimits = {
  most: { seconds: 10, bytes: 64 * MiB },
  caughtUp: { seconds: 1, bytes: MiB },
};

/** Whether a replica may be read from. One that was left alone needs to have caught up. */
export function isCloseEnough(lag: Lag, wasUsed: boolean, { most, caughtUp }: LagLimits): boolean {
  const limit = wasUsed ? most : caughtUp;
  return lag.seconds <= limit.seconds && lag.bytes <= limit.bytes;
}

/** A larger lag of a replica is reported as this value. */
const keptMs = 60_000;

/**
 * The positions of the primary over time, by the clock of this process. So a replica's lag is known without comparing
 * clocks of machines, and an idle primary causes no lag.
 */
export class PrimaryTrail {
  #samples: { at: number; lsn: bigint }[] = [];
  #timeline = 0;

  /** Notes where the primary was when it was asked, in ms. Another timeline begins another trail. */
  note(at: number, { timeline, lsn }: { timeline: number; lsn: bigint }): void {
    if (timeline !== this.#timeline) this.#samples = [];
    this.#timeline = timeline;
    const last = this.#samples.at(-1);
    if (last && lsn <= last.lsn) return;
    // The last one that is too old says how old at least.
    while ((this.#samples[1]?.at ?? at) < at - keptMs) this.#samples.shift();
    this.#samples.push({ at, lsn });
  }

  /** The lag of a replica at this position, at this time. */
  lagOf(lsn: bigint, now: number): Lag {
    const ahead = this.#samples.find((sample) => sample.lsn > lsn);
    const last = this.#samples.at(-1);
    if (!ahead || !last) return { seconds: 0, bytes: 0 };
    return { seconds: (now - ahead.at) / 1000, bytes: Number(last.lsn - lsn) };
  }
}
