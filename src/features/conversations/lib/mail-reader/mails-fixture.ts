/** A reply as one mail program writes it, without the headers that all of them have. */
interface ProgramMail {
  program: string;
  headers: string[];
  body: string;
}

/** What each of them answers. */
export const replyText = 'Yes, March works.\n\nShall we talk on Monday?';

/** The mail of ours that they quote. */
const quoted = [
  'Hello Grace,',
  'Ada L. has sent you a message, which you have not read yet.',
  'Could you begin in March?',
];

const both = (boundary: string, plain: string, html: string): string =>
  [
    ...[`--${boundary}`, 'Content-Type: text/plain; charset="UTF-8"', '', plain],
    ...[
      `--${boundary}`,
      'Content-Type: text/html; charset="UTF-8"',
      '',
      html,
      `--${boundary}--`,
      '',
    ],
  ].join('\r\n');

const angled = quoted.map((line) => `> ${line}`).join('\r\n');
const typed = replyText.replaceAll('\n', '\r\n');
const paragraphs = '<div>Yes, March works.</div><div><br></div><div>Shall we talk on Monday?</div>';

/** Replies in the formats of five programs. */
export const programMails: readonly ProgramMail[] = [
  {
    program: 'Outlook',
    headers: [
      'Content-Type: multipart/alternative; boundary="_000_outlook"',
      'Thread-Topic: A message',
    ],
    body: both(
      '_000_outlook',
      [
        ...[
          typed,
          '',
          '________________________________',
          'From: Direct365 <hello@direct365.example>',
        ],
        ...['Sent: Monday, 3 February 2025 09:12', 'To: Grace Hopper <grace@navy.example>'],
        ...['Subject: Ada L. has sent you a message', '', ...quoted, ''],
      ].join('\r\n'),
      `<div class="elementToProof">${paragraphs}</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><b>From:</b> Direct365</div>`,
    ),
  },
  {
    program: 'Gmail',
    headers: ['Content-Type: multipart/alternative; boundary="000000gmail"'],
    body: both(
      '000000gmail',
      [
        ...[typed, '', 'On Mon, Feb 3, 2025 at 9:12 AM Direct365 <hello@direct365.example>'],
        ...['wrote:', '', angled, ''],
      ].join('\r\n'),
      `<div dir="ltr">${paragraphs}</div><br><div class="gmail_quote gmail_quote_container"><blockquote>Hello Grace,</blockquote></div>`,
    ),
  },
  {
    program: 'Apple Mail',
    headers: [
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
    ],
    body: [
      ...[typed, '', '', '> On 3 Feb 2025, at 09:12, Direct365 <hello@direct365.example> wrote:'],
      ...['>=20', angled, ''],
    ].join('\r\n'),
  },
  {
    program: 'Thunderbird',
    headers: [
      'Content-Type: text/plain; charset=UTF-8; format=flowed',
      'User-Agent: Mozilla Thunderbird',
    ],
    body: [
      ...[
        typed,
        '',
        'On 03.02.25 09:12, Direct365 wrote:',
        angled,
        '',
        '-- ',
        'Grace Hopper',
        'Rear Admiral',
        '',
      ],
    ].join('\r\n'),
  },
  {
    program: 'an Android phone',
    headers: ['Content-Type: text/html; charset=utf-8'],
    body: [
      ...['<html><head><style>p{color:red}</style></head><body>', paragraphs],
      '<div id="signature">Sent from my phone</div>',
      '<blockquote>Hello Grace,<br>Could you begin in March?</blockquote></body></html>',
      '',
    ].join('\r\n'),
  },
];

/** A whole mail, as it comes in. */
export function mailOf(options: {
  from: string;
  to: string;
  headers?: readonly string[];
  body?: string;
  messageId?: string;
}): string {
  const {
    from,
    to,
    headers = ['Content-Type: text/plain; charset=utf-8'],
    body = `${typed}\r\n`,
  } = options;
  return [
    ...[`From: Grace Hopper <${from}>`, `To: Direct365 <${to}>`, 'Subject: Re: A message'],
    ...[
      'Date: Mon, 3 Feb 2025 10:00:00 +0000',
      `Message-ID: ${options.messageId ?? '<1@mail.example>'}`,
    ],
    ...['MIME-Version: 1.0', ...headers, '', body],
  ].join('\r\n');
}
