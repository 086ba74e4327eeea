/*
 * Texts that would run a script, were they ever taken for markup or an address. Whatever runs, or comes into being,
 * leaves a mark.
 */

/** An attribute that no page has: an element with it was made from a user's text. */
export const strayMark = 'data-stray';
const run = `document.documentElement.setAttribute('${strayMark}',1)`;
const encoded = [...run].map((letter) => `&#${letter.charCodeAt(0)};`).join('');

/** What makes an element or runs at once. */
const doings = [
  `<script ${strayMark}>${run}</script>`,
  `<ScRiPt ${strayMark}>${run}</sCrIpT>`,
  `<img ${strayMark} src=x onerror="${run}">`,
  `<img/${strayMark}/src=x/onerror=${run}>`,
  `<svg ${strayMark} onload=${run}>`,
  `<svg ${strayMark}><animate onbegin=${run} attributeName=x>`,
  `<iframe ${strayMark} srcdoc="&lt;script&gt;${run}&lt;/script&gt;"></iframe>`,
  `<details ${strayMark} open ontoggle=${run}>`,
  `<input ${strayMark} autofocus onfocus=${run}>`,
  `<a ${strayMark} href="javascript:${run}">x</a>`,
  `<a ${strayMark} href="${encoded}">x</a>`,
  `<form ${strayMark} action="javascript:${run}"><button>`,
  `<math ${strayMark}><mtext><img src=x onerror=${run}>`,
  `<object ${strayMark} data="javascript:${run}"></object>`,
  `<base ${strayMark} href="https://elsewhere.example/">`,
  `<meta ${strayMark} http-equiv=refresh content="0;url=javascript:${run}">`,
  `<style ${strayMark}>*{background:url(javascript:${run})}</style>`,
  `<link ${strayMark} rel=stylesheet href="data:text/css,*{}">`,
  `<template ${strayMark}><script>${run}</script></template>`,
  `<video ${strayMark}><source onerror=${run}>`,
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
  `https://example.test/'><img ${strayMark} src=x onerror=${run}>`,
  `https://example.test/#</script><script ${strayMark}>${run}</script>`,
];
