import { absentId, type ExampleInputs, fixed, type MakeInput, none } from './example-inputs.ts';

const ownInvoice: MakeInput = async (app, rowKind, self) => {
  if (rowKind === 'absent') return { id: absentId };
  const owner = rowKind === 'own' && self ? self : await app.make.consultant();
  return { id: await app.make.invoice(owner) };
};

const serviceRequest = () => ({
  service: 'contracts' as const,
  name: 'Robin Rowe',
  company: '',
  email: `${crypto.randomUUID()}@example.test`,
  phone: '',
  message: 'We need a contract for a project of three months.',
});

/** What is asked of the business: subscriptions, referrals, services to order. */
export const businessInputs: ExampleInputs = {
  'subscriptions.getOwn': none,
  'subscriptions.refresh': none,
  'subscriptions.startCheckout': fixed({ plan: 'monthly', currency: 'USD' }),
  'subscriptions.listInvoices': none,
  'subscriptions.getInvoice': ownInvoice,
  'subscriptions.openPortal': none,
  'referrals.getOwn': none,
  'referrals.listOwn': none,
  'referrals.createCode': none,
  'serviceRequests.send': async () => ({ ...serviceRequest(), id: crypto.randomUUID() }),
  'serviceRequests.listReceived': none,
  'serviceRequests.countWaiting': none,
  'serviceRequests.markAnswered': async (app, rowKind) => {
    if (rowKind === 'absent') return { requestId: absentId };
    const id = crypto.randomUUID();
    await (await app.as()).serviceRequests.send({ ...serviceRequest(), id });
    return { requestId: id };
  },
};
