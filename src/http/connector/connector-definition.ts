import { brandColours } from '#lib/brand-colours.ts';
import { titleOf, toSwaggerSchema } from './swagger-schema.ts';

interface OpenApiParameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: unknown;
}
interface Content {
  content?: Record<string, { schema?: unknown }>;
}
interface OpenApiOperation {
  operationId: string;
  summary: string;
  description?: string;
  parameters?: OpenApiParameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
  security?: Record<string, string[]>[];
}
/** Of the OpenAPI document what a connector is made from. */
export interface ConnectorSource {
  paths: Record<string, Record<string, OpenApiOperation>>;
}

/** Where apps ask to be let in. */
export interface SignInAddresses {
  authorize: string;
  token: string;
}

const json = 'application/json';
/** The call by which a flow asks for events: it is the trigger, and no action. */
const subscribing = 'webhooks.create';
/** Called by Power Automate itself when a flow ends. */
const internal: readonly string[] = ['webhooks.remove'];

/** The Swagger 2.0 definition of a custom connector for Power Platform: all operations that programs may call. */
export function connectorDefinition(
  source: ConnectorSource,
  { publicUrl, signIn }: { publicUrl: string; signIn: SignInAddresses },
) {
  const { host, protocol } = new URL(publicUrl);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [path, methods] of Object.entries(source.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (!operation.security?.some((way) => 'program' in way)) continue;
      const described =
        operation.operationId === subscribing ? trigger(operation) : action(operation);
      paths[path] = {
        ...paths[path],
        [method]: described,
        ...(operation.operationId === subscribing && { 'x-ms-notification-content': notification }),
      };
    }
  }
  return {
    swagger: '2.0',
    info: {
      title: 'Direct365',
      description:
        'Projects, applications, consultants and events of a Direct365 marketplace, as the signed-in user sees them.',
      version: '1.0',
    },
    host,
    basePath: '/api',
    schemes: [protocol.replace(':', '')],
    consumes: [json],
    produces: [json],
    paths,
    definitions: {
      Problem: {
        type: 'object',
        description: 'Why something was refused.',
        properties: {
          code: { type: 'string', 'x-ms-summary': 'Code', description: 'Stable, for programs.' },
          detail: { type: 'string', 'x-ms-summary': 'Detail', description: 'What happened.' },
          status: { type: 'integer', 'x-ms-summary': 'Status' },
        },
      },
    },
    securityDefinitions: {
      direct365: {
        type: 'oauth2',
        flow: 'accessCode',
        authorizationUrl: signIn.authorize,
        tokenUrl: signIn.token,
        scopes: { read: 'Read what the user may read.', write: 'Change it as well.' },
      },
    },
    security: [{ direct365: ['read', 'write'] }],
  };
}

/** `applications.listOwn` is `ApplicationsListOwn`. */
const idOf = (operationId: string): string =>
  operationId
    .split('.')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

/** `applications.listOwn` is "Applications (list own)". */
const summaryOf = (operationId: string): string => {
  const [noun = '', verb = ''] = operationId.split('.');
  return `${titleOf(noun)} (${titleOf(verb).toLowerCase()})`;
};

const bodyOf = (content: Content | undefined): unknown => content?.content?.[json]?.schema;

function action(operation: OpenApiOperation) {
  const { operationId, summary, parameters = [], requestBody } = operation;
  const body = bodyOf(requestBody);
  return {
    operationId: idOf(operationId),
    summary: summaryOf(operationId),
    description: `${summary}.`,
    ...(internal.includes(operationId) && { 'x-ms-visibility': 'internal' }),
    parameters: [
      ...parameters.map(parameterOf),
      ...(body === undefined
        ? []
        : [{ name: 'body', in: 'body', required: true, schema: toSwaggerSchema(body, 'body') }]),
    ],
    responses: responsesOf(operation),
  };
}

function parameterOf({ name, in: place, required = false, schema }: OpenApiParameter) {
  const { 'x-nullable': _, properties, ...described } = toSwaggerSchema(schema, name);
  const type = described.type ?? 'string';
  return {
    ...described,
    ...(type === 'array' && { collectionFormat: 'multi' }),
    ...{ name, in: place, required, type: type === 'object' ? 'string' : type },
    'x-ms-summary': titleOf(name),
    description: described.description ?? `The ${titleOf(name).toLowerCase()}.`,
    ...(place === 'path' && { 'x-ms-url-encoding': 'single' }),
  };
}

function responsesOf({ responses }: OpenApiOperation) {
  const done = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return {
    ...Object.fromEntries(
      done.map(([status, content]) => [
        status,
        { description: 'Done.', schema: toSwaggerSchema(bodyOf(content), 'answer') },
      ]),
    ),
    default: { description: 'Refused.', schema: { $ref: '#/definitions/Problem' } },
  };
}

/** What an event says: what happened, when, and where the rest can be read. */
const notification = {
  description: 'An event.',
  schema: {
    type: 'object',
    properties: {
      type: { type: 'string', 'x-ms-summary': 'Event', description: 'What happened.' },
      timestamp: { type: 'string', format: 'date-time', 'x-ms-summary': 'Time' },
      data: {
        type: 'object',
        'x-ms-summary': 'Ids',
        properties: Object.fromEntries(
          [
            ...['url', 'applicationId', 'projectId', 'threadId', 'messageId', 'callId', 'offerId'],
            ...['invitationId', 'weekId', 'savedSearchId'],
          ].map((id) => [id, { type: 'string', 'x-ms-summary': titleOf(id) }]),
        ),
      },
    },
  },
};

/** The flow hands in an address of its own, and takes it back with the `Location` of the answer. */
function trigger(operation: OpenApiOperation) {
  const body = toSwaggerSchema(bodyOf(operation.requestBody), 'body');
  const { events } = body.properties as Record<string, { items?: { enum?: unknown } }>;
  return {
    operationId: 'WhenSomethingHappens',
    summary: 'When something happens',
    description:
      'Starts a flow at the chosen events, such as a new application or a signed agreement.',
    'x-ms-trigger': 'single',
    'x-ms-trigger-hint': 'To see it work, send a test event in the account settings.',
    parameters: [
      {
        name: 'body',
        in: 'body',
        required: true,
        schema: {
          type: 'object',
          required: ['name', 'url', 'events'],
          properties: {
            name: {
              type: 'string',
              default: 'Power Automate',
              'x-ms-summary': 'Name',
              description: 'What the account settings call this flow.',
            },
            url: {
              type: 'string',
              'x-ms-summary': 'Address',
              'x-ms-notification-url': true,
              'x-ms-visibility': 'internal',
            },
            events: {
              type: 'array',
              'x-ms-summary': 'Events',
              description: 'At which events the flow starts.',
              items: { type: 'string', enum: events?.items?.enum },
            },
          },
        },
      },
    ],
    responses: responsesOf(operation),
  };
}

/** The properties of the connector: how users sign in, how it looks, and which site it asks. */
export const connectorProperties = (signIn: SignInAddresses) => ({
  properties: {
    iconBrandColor: brandColours.primary.light,
    capabilities: [],
    connectionParameters: {
      token: {
        type: 'oauthSetting',
        oAuthSettings: {
          identityProvider: 'oauth2pkce',
          // The address of the connector's own description, which has its name: the guide says how it is filled in.
          clientId: 'SEE-README',
          scopes: ['read', 'write'],
          redirectMode: 'GlobalPerConnector',
          properties: { IsFirstParty: 'False' },
          customParameters: {
            authorizationUrl: { value: signIn.authorize },
            tokenUrl: { value: signIn.token },
            refreshUrl: { value: signIn.token },
          },
        },
      },
      host: {
        type: 'string',
        uiDefinition: {
          displayName: 'Site',
          description: 'The address of the site without https, such as direct365.example.',
          tooltip: 'The address of the site without https',
          constraints: { required: 'true' },
        },
      },
    },
    policyTemplateInstances: [
      {
        templateId: 'dynamichosturl',
        title: 'Ask the chosen site',
        parameters: {
          'x-ms-apimTemplateParameter.urlTemplate': "https://@connectionParameters('host')/api",
        },
      },
    ],
  },
});
