import { Button } from '#ui/primitives/button.tsx';

interface ProviderOfferProps {
  host: string;
  onAsk: () => void;
  isAsking: boolean;
  /** What came of it. */
  outcome?: string | undefined;
  error?: string | undefined;
}

/** Offers to ask a service for more, and says before what leaves the site, and where it goes. */
export function ProviderOffer({ host, onAsk, isAsking, outcome, error }: ProviderOfferProps) {
  return (
    <div className="flex flex-col items-start gap-2 rounded-lg border border-line bg-ground p-4 noscript:hidden">
      <p>
        <strong className="font-semibold text-ink">{host}</strong> may read more out of your words.
        It is a service for language that the operator of this site has chosen. If you ask it, the
        text above is sent there, and nothing else. What it suggests is marked, and yours to check.
      </p>
      <Button variant="secondary" size="sm" pending={isAsking} onClick={onAsk}>
        Send My Words to {host}
      </Button>
      <div role="status">{outcome}</div>
      {error && (
        <p role="alert" className="text-danger-ink">
          {error}
        </p>
      )}
    </div>
  );
}
