import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { drawIcons } from './draw-icons.ts';

/** What the build makes of a page with this code. */
async function buildPage(code: string): Promise<string> {
  const page = 'virtual:page';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === page ? id : undefined),
        load: (id) => (id === page ? code : undefined),
      },
      drawIcons(),
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: page, external: /^react/ },
    },
  });
  const { output } = z.object({ output: z.array(z.object({ code: z.string() })) }).parse(result);
  return output.map(({ code }) => code).join('');
}

describe('the icons of a page', () => {
  it('are drawn by our component, with the strokes of the library as one text', async () => {
    const built = await buildPage(
      `import { Plus as Add, Verified } from 'lucide-react'; console.log(Add, Verified);`,
    );
    expect(built).toContain(
      String.raw`drawIcon("<path d=\"M5 12h14\"></path><path d=\"M12 5v14\"></path>")`,
    );
    expect(built.match(/drawIcon\("/g)).toHaveLength(2);
    expect(built).not.toContain('createLucideIcon');
  });

  it('have to exist', async () => {
    await expect(
      buildPage(`import { NoSuchIcon } from 'lucide-react'; console.log(NoSuchIcon);`),
    ).rejects.toThrow('lucide-react has no icon NoSuchIcon.');
  });
});
