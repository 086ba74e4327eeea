import { cookieName } from '#lib/auth/session-token.ts';

/** The addresses of the authorization server. */
export const appPaths = {
  authorize: '/oauth/authorize',
  token: '/oauth/token',
  revoke: '/oauth/revoke',
  register: '/oauth/register',
} as const;

/** The parts of the site that take tokens of apps: a token is for one of them. */
export const appResources = (publicUrl: string) => ({
  api: `${publicUrl}/api`,
  mcp: `${publicUrl}/mcp`,
});
export type AppResource = keyof ReturnType<typeof appResources>;

/** The library's names of cookies. Only that of a request that goes on is ever set. */
export const appCookies = (publicUrl: string) => ({
  session: cookieName(publicUrl, 'app_session'),
  interaction: cookieName(publicUrl, 'app_question'),
  resume: cookieName(publicUrl, 'app_request'),
});

const scopes = ['read', 'write'];

/** What the authorization server says of itself (RFC 8414). */
export const serverMetadata = (publicUrl: string) => ({
  issuer: publicUrl,
  authorization_endpoint: `${publicUrl}${appPaths.authorize}`,
  token_endpoint: `${publicUrl}${appPaths.token}`,
  revocation_endpoint: `${publicUrl}${appPaths.revoke}`,
  registration_endpoint: `${publicUrl}${appPaths.register}`,
  scopes_supported: scopes,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
  client_id_metadata_document_supported: true,
  protected_resources: Object.values(appResources(publicUrl)),
  service_documentation: `${publicUrl}/developers`,
});

const resourceNames: Record<AppResource, string> = {
  api: 'Direct365 API',
  mcp: 'Direct365 for assistants',
};

const resourceMetadataRoot = '/.well-known/oauth-protected-resource';

/** Where a part of the site says which authorization server it believes (RFC 9728). */
export const resourceMetadataPath = (resource: AppResource): string =>
  `${resourceMetadataRoot}/${resource}`;

export const resourceMetadata = (publicUrl: string, resource: AppResource) => ({
  resource: appResources(publicUrl)[resource],
  authorization_servers: [publicUrl],
  scopes_supported: scopes,
  bearer_methods_supported: ['header'],
  resource_name: resourceNames[resource],
  resource_documentation: `${publicUrl}/developers`,
});

/** What is answered under each well-known address. */
export const wellKnown = (publicUrl: string): Record<string, object> => ({
  '/.well-known/oauth-authorization-server': serverMetadata(publicUrl),
  [resourceMetadataRoot]: resourceMetadata(publicUrl, 'api'),
  [resourceMetadataPath('api')]: resourceMetadata(publicUrl, 'api'),
  [resourceMetadataPath('mcp')]: resourceMetadata(publicUrl, 'mcp'),
});
