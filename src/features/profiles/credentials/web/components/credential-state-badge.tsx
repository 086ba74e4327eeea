import { BadgeCheck } from 'lucide-react';
import { type CredentialState, credentialStates } from '#catalogue/enumerations/credential.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import type { Tone } from '#ui/primitives/tone.ts';

const tones: Record<CredentialState, Tone> = {
  claimed: 'neutral',
  submitted: 'info',
  verified: 'success',
  expired: 'warning',
  rejected: 'danger',
};

/** How far a certification is proven. */
export function CredentialStateBadge({ state }: { state: CredentialState }) {
  return (
    <Badge tone={tones[state]}>
      {state === 'verified' && <BadgeCheck aria-hidden="true" />}
      {credentialStates.label(state)}
    </Badge>
  );
}
