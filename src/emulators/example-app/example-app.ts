/** The address of the example app of a demo, by a name that leads nowhere (RFC 2606). */
export const exampleAppId = 'https://assistant.example/direct365.json';

const exampleApp = {
  client_id: exampleAppId,
  client_name: 'Example Assistant',
  // A program on the user's own computer, at a free port.
  redirect_uris: ['http://127.0.0.1/callback', 'http://localhost/callback'],
  application_type: 'native',
};

/** What apps say of themselves, by the addresses of their documents. */
interface Documents {
  accepts(clientId: string): boolean;
  fetch(clientId: string): Promise<Response>;
}

/** The same documents, and that of the example app. */
export const withExampleApp = (documents: Documents): Documents => ({
  accepts: (clientId) => clientId === exampleAppId || documents.accepts(clientId),
  fetch: async (clientId) =>
    clientId === exampleAppId ? Response.json(exampleApp) : documents.fetch(clientId),
});
