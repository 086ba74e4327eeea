import { Hono } from 'hono';
import { html } from 'hono/html';
import { generateOpenApiDocument } from './openapi-document.ts';

interface OpenApiOperation {
  summary?: string;
  description?: string;
  parameters?: { name: string; in: string; required?: boolean; schema?: unknown }[];
  security?: Record<string, string[]>[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  responses?: Record<
    string,
    { description?: string; content?: Record<string, { schema?: unknown }> }
  >;
}

interface OpenApiDocument {
  info: { title: string; description: string };
  paths: Record<string, Record<string, OpenApiOperation>>;
}

/** /api/openapi.json and a page that people can read, made from the same document. */
export function apiDocsRoutes(publicUrl: string): Hono {
  let generated: Promise<OpenApiDocument> | undefined;
  const openApiDocument = () => {
    generated ??= generateOpenApiDocument(publicUrl) as Promise<OpenApiDocument>;
    return generated;
  };
  return new Hono()
    .get('/api/openapi.json', async (context) => {
      context.header('cache-control', 'public, max-age=300');
      return context.json(await openApiDocument());
    })
    .get('/api/docs.css', (context) => {
      context.header('content-type', 'text/css; charset=utf-8');
      context.header('cache-control', 'public, max-age=300');
      return context.body(docsStyle);
    })
    .get('/api/docs', async (context) => {
      context.header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; base-uri 'none'",
      );
      return context.html(docsPage(await openApiDocument()));
    });
}

function docsPage(document: OpenApiDocument) {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}</title>
        <link rel="stylesheet" href="/api/docs.css" />
      </head>
      <body>
        <main>
          <h1>${document.info.title}</h1>
          <p>${document.info.description}</p>
          <p>The same, for programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
          ${operations.map(operationSection)}
        </main>
      </body>
    </html>`;
}

function operationSection(entry: { path: string; method: string; operation: OpenApiOperation }) {
  const { path, method, operation } = entry;
  const [scope] = operation.security?.find(({ program }) => program)?.program ?? [];
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  return html`<section>
    <h2><code>${method.toUpperCase()} /api${path}</code></h2>
    <p>${operation.summary}. ${operation.description}</p>
    ${scope ? html`<p>Open to programs: a token with the scope <code>${scope}</code>.</p>` : ''}
    ${
      (operation.parameters ?? []).length > 0
        ? html`<p>
          Parameters:
          ${(operation.parameters ?? [])
            .map(
              (parameter) =>
                `${parameter.name} (${parameter.in}${parameter.required ? ', required' : ''})`,
            )
            .join(', ')}
        </p>`
        : ''
    }
    ${body ? schemaDetails('Body', body) : ''}
    ${Object.entries(operation.responses ?? {}).map(([status, response]) =>
      schemaDetails(`Answer ${status}`, Object.values(response.content ?? {})[0]?.schema),
    )}
  </section>`;
}

const schemaDetails = (title: string, schema: unknown) =>
  html`<details>
    <summary>${title}</summary>
    <pre tabindex="0">${JSON.stringify(schema ?? {}, null, 2)}</pre>
  </details>`;

const docsStyle = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0}main{max-width:60rem;margin:0 auto;padding:2rem 1rem 4rem}
h2{font-size:1.05rem;margin:2.5rem 0 .25rem}code,pre{font-family:ui-monospace,monospace}
p{margin:.25rem 0 .75rem}summary{cursor:pointer;padding:.25rem 0}
pre{overflow:auto;padding:1rem;border:1px solid #8888;border-radius:.5rem;font-size:.85rem}`;
