/**
 * What a Content-Security-Policy must allow for this folder's components, as sources for `style-src-elem`. Sonner adds
 * one style element to the page when it is loaded, and takes no nonce for it. The second hash is that of an empty
 * element, which it is for a moment. A test compares both with the installed package.
 */
export const uiStyleElementSources = [
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
] as const;

/**
 * The same for `style-src-attr`: server-rendered multi-selects hide the input that carries their value with a style
 * attribute. Styles set by scripts, such as the place of a popup, need no permission.
 */
export const uiStyleAttributeSources = [
  "'unsafe-hashes'",
  "'sha256-5F9GrKBhqyaNOeYUtJnXqF6zx18El+yIK5QJdjPDOus='",
] as const;
