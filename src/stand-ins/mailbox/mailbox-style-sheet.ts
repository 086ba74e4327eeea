/** The looks of the mailbox pages; they share nothing with the site, so that they work without its build. */
export const mailboxStyleSheet = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; }
header { border-bottom: 1px solid GrayText; padding: 0.75rem 1rem; font-weight: 600; }
main { max-width: 60rem; margin: 0 auto; padding: 0 1rem 3rem; }
h1, dd, li { overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
input, button { font: inherit; min-height: 2.25rem; }
input { flex: 1 1 12rem; max-width: 24rem; }
.mails { list-style: none; padding: 0; }
.mails li { display: grid; border-bottom: 1px solid GrayText; padding: 0.5rem 0; }
.mails a { font-weight: 600; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
dt { font-weight: 600; }
dd { margin: 0; }
iframe { width: 100%; height: 40rem; border: 1px solid GrayText; background: Canvas; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid GrayText; padding: 1rem; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: 0.5rem; } }
`;
