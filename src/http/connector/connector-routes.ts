import { Hono } from 'hono';
import { zipOf } from '#lib/archives/zip-of.ts';
import type { Services } from '#server/services.ts';
import { generateOpenApiDocument } from '../api/openapi-document.ts';
import { appPaths } from '../apps/app-metadata.ts';
import { problemResponse } from '../edge/problems.ts';
import { drawBrandIcon } from '../pictures/brand-icons.ts';
import {
  type ConnectorSource,
  connectorDefinition,
  connectorProperties,
  type SignInAddresses,
} from './connector-definition.ts';

/** Where Microsoft's sign-in sends users back to, with the name of the connector behind it. */
const microsoftRedirect = 'https://global.consent.azure-apim.net/redirect/';
const icon = { size: 230, logo: 0.6, corners: 0 };

const readme = (publicUrl: string): string => `Direct365 connector for ${publicUrl}

1. In Power Automate or Power Apps: Custom connectors, New, Import an OpenAPI file: apiDefinition.swagger.json.
   With paconn or pac: create the connector from apiDefinition.swagger.json, apiProperties.json and icon.png.
2. On the tab Security: Generic OAuth 2.0 with PKCE, and the addresses that are filled in. Save once.
3. The tab shows a redirect URL that ends with the name of the connector. The client id is
   ${publicUrl}/connector/clients/ with that name behind it; there is no client secret. Save again.
4. Make a connection: sign in on the site and allow what the page names.

The account settings of the site list the connection under "Connected apps", where it can be ended.
`;

/**
 * `/connector/power-platform.zip`: a custom connector for Power Platform, made from the contract for this site. By
 * `/connector/clients/{name}` a connector of that name describes itself to the sign-in of apps.
 */
export function connectorRoutes({ publicUrl, clock }: Pick<Services, 'publicUrl' | 'clock'>): Hono {
  const signIn: SignInAddresses = {
    authorize: `${publicUrl}${appPaths.authorize}`,
    token: `${publicUrl}${appPaths.token}`,
  };
  let made: Promise<Buffer> | undefined;
  const make = async (): Promise<Buffer> => {
    const source = (await generateOpenApiDocument(publicUrl)) as ConnectorSource;
    const definition = connectorDefinition(source, { publicUrl, signIn });
    const asText = (value: unknown) => `${JSON.stringify(value, null, 4)}\n`;
    return zipOf(
      [
        { path: 'apiDefinition.swagger.json', content: asText(definition) },
        { path: 'apiProperties.json', content: asText(connectorProperties(signIn)) },
        { path: 'icon.png', content: await drawBrandIcon(icon) },
        { path: 'README.txt', content: readme(publicUrl) },
      ],
      clock.now(),
    );
  };
  return new Hono()
    .get('/connector/power-platform.zip', async (context) => {
      made ??= make();
      return context.body(new Uint8Array(await made), 200, {
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="direct365-power-platform.zip"',
        'cache-control': 'public, max-age=300',
      });
    })
    .get('/connector/clients/:name', (context) => {
      const name = context.req.param('name');
      if (!/^[a-z0-9][a-z0-9-]{0,79}$/.test(name)) {
        return problemResponse({
          code: 'NOT_FOUND',
          status: 404,
          detail: 'No connector has such a name.',
        });
      }
      return context.json(
        {
          client_id: `${publicUrl}/connector/clients/${name}`,
          client_name: `Microsoft Power Platform (${name})`,
          redirect_uris: [`${microsoftRedirect}${name}`],
          grant_types: ['authorization_code', 'refresh_token'],
          response_types: ['code'],
          token_endpoint_auth_method: 'none',
        },
        200,
        { 'cache-control': 'public, max-age=3600' },
      );
    });
}
