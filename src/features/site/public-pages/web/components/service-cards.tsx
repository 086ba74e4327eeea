import { businessServices } from '../../content/business-services.ts';
import { CardGrid, FeatureCard } from './feature-card.tsx';
import { LinkedData } from './linked-data.tsx';
import { orderedServices } from './ordered-services.ts';
import { serviceIcons } from './service-icons.ts';
import { servicePrice } from './service-price.ts';

/** The business services in short, with their prices. */
export function ServiceCards() {
  return (
    <>
      <CardGrid columns={3}>
        {businessServices.map((service) => (
          <FeatureCard
            key={service.id}
            icon={serviceIcons[service.id]}
            title={service.name}
            link={<p className="font-semibold text-ink">{servicePrice(service)}</p>}
          >
            {service.summary}
          </FeatureCard>
        ))}
      </CardGrid>
      <LinkedData things={orderedServices()} />
    </>
  );
}
