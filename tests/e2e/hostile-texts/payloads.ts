/*
 * Texts that would run a script, were they ever taken for markup or an address. Whatever runs, or comes into being,
 * leaves a mark.
 */

/** An attribute that no page has: an element with it was made from a user's text. */
export const strayAttribute = 'data-stray';
const run = `document.documentElement.setAttribute('${strayAttribute}',1)`;
const encoded = [...run].map((letter) => `&#${letter.charCodeAt(0)};`).join('');

/** What makes an element or runs at once. */
const doings = [
  `<script ${strayAttribute}>${run}</script>`,
  `<ScRiPt ${strayAttribute}>${run}</sCrIpT>`,
  `<img ${strayAttribute} src=x onerror="${run}">`,
  `<img/${strayAttribute}/src=x/onerror=${run}>`,
  `<svg ${strayAttribute} onload=${run}>`,
  `<svg ${strayAttribute}><animate onbegin=${run} attributeName=x>`,
  `<iframe ${strayAttribute} srcdoc="&lt;script&gt;${run}&lt;/script&gt;"></iframe>`,
  `<details ${strayAttribute} open ontoggle=${run}>`,
  `<input ${strayAttribute} autofocus onfocus=${run}>`,
  `<a ${strayAttribute} href="javascript:${run}">x</a>`,
  `<a ${strayAttribute} href="${encoded}">x</a>`,
  `<form ${strayAttribute} action="javascript:${run}"><button>`,
  `<math ${strayAttribute}><mtext><img src=x onerror=${run}>`,
  `<object ${strayAttribute} data="javascript:${run}"></object>`,
  `<base ${strayAttribute} href="https://elsewhere.example/">`,
  `<meta ${strayAttribute} http-equiv=refresh content="0;url=javascript:${run}">`,
  `<style ${strayAttribute}>*{background:url(javascript:${run})}</style>`,
  `<link ${strayAttribute} rel=stylesheet href="data:text/css,*{}">`,
  `<template ${strayAttribute}><script>${run}</script></template>`,
  `<video ${strayAttribute}><source onerror=${run}>`,
];

/** What text may stand in: each ends it first. */
const surroundings = [
  (doing: string) => doing,
  (doing: string) => `">${doing}`,
  (doing: string) => `'>${doing}`,
  (doing: string) => `</title>${doing}`,
  (doing: string) => `</textarea>${doing}`,
  (doing: string) => `</script>${doing}`,
  (doing: string) => `</style>${doing}`,
  (doing: string) => `--><!-- -->${doing}`,
  (doing: string) => `]]>${doing}`,
  (doing: string) => `\\u003c/script\\u003e${doing}`,
  (doing: string) => `";${run};//${doing}`,
  (doing: string) => `\${${run}}${doing}`,
  (doing: string) => `{{constructor.constructor("${run}")()}}${doing}`,
  (doing: string) => `\u2028${doing}`,
  (doing: string) => `</noscript>${doing}`,
];

/** Each doing in each of its surroundings. */
export const payloads: readonly string[] = surroundings.flatMap((surround) =>
  doings.map((doing) => surround(doing)),
);

/** Addresses that a browser would run. */
export const hostileAddresses: readonly string[] = [
  `https://example.test/"onmouseover=${run}//`,
  `https://example.test/'><img ${strayAttribute} src=x onerror=${run}>`,
  `https://example.test/#</script><script ${strayAttribute}>${run}</script>`,
];
