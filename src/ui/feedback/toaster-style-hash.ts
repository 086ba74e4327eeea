/**
 * What a Content-Security-Policy must allow in `style-src` for toasts: sonner adds one style element to the page when
 * it is loaded, and takes no nonce for it. The second hash is that of an empty element, which it is for a moment.
 * A test compares them with the installed package.
 */
export const toasterStyleHashes = [
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
] as const;
