/**
 * The source of a script for the document's head. A page that a cache has held may ask for a style sheet or for the
 * first of its scripts when these are gone. It is loaded anew, once, and only while there is a server that answers.
 * What is missing later is up to the scripts themselves.
 */
export const missingFilesScript = [
  '!function(d,asked){',
  'function missing(e){',
  'var n=performance.getEntriesByType("navigation")[0];',
  'if(asked||!/\\/assets\\//.test(e.src||e.href)||!n||n.type==="reload")return;',
  'asked=1;fetch("/healthz",{method:"HEAD",cache:"no-store"}).then(function(){location.reload()},function(){})}',
  'addEventListener("error",function(e){var t=e.target;',
  'if(t.tagName==="SCRIPT"||t.rel==="stylesheet")missing(t)},true);',
  // Scripts wait for the style sheets before them: one without rules has failed by now.
  'd.querySelectorAll("link[rel=stylesheet]").forEach(function(l){if(!l.sheet)missing(l)})',
  '}(document)',
].join('');
