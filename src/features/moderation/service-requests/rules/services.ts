/** What businesses order, with the names it goes by. */
export const serviceNames = {
  interviews: 'Interview arrangement',
  sourcing: 'Consultant sourcing and advisory',
  contracts: 'Contract drafting',
} as const;

export type ServiceId = keyof typeof serviceNames;
export const serviceIds = Object.keys(serviceNames) as [ServiceId, ...ServiceId[]];

/** Whether this names one of the services. */
export const isServiceId = (value: unknown): value is ServiceId =>
  serviceIds.some((id) => id === value);
