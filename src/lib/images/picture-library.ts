let loaded: ReturnType<typeof load> | undefined;

/**
 * The library that decodes and draws pictures. Most starts see no picture for a while, and its machine code is large.
 */
export const pictureLibrary = () => {
  loaded ??= load();
  return loaded;
};

async function load() {
  const { default: sharp } = await import('sharp');
  // Decoded pictures of strangers are not kept in memory, and one picture is worked on by one thread.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
