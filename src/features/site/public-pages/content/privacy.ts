import { type LegalDocument, operatorAddress, operatorName } from './legal-text.ts';

export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  lead: 'Which personal data Direct365 uses, why, for how long, and what you can do about it.',
  lastUpdated: '2025-01',
  sections: [
    {
      id: 'data-you-give',
      title: 'Data you give us',
      blocks: [
        [operatorName, ' (“Direct365”, “we”) is responsible for the data described here.'],
        {
          list: [
            'Account: name, e-mail address, password (stored only as a hash) and whether you are a client or a consultant. Where you signed up from: the address of your connection, and the language and kind of your browser.',
            'Consultant profile: phone number, title, experience, rate, location, skills, certifications, projects, availability, links and a photo.',
            'Projects: company, industry, contact person and details, description, duration and budget.',
            'Applications and messages: cover letters, decisions, and what you write to other members and to us.',
            'Supplier details that consultants enter: business, address, tax numbers, insurances, documents, and bank details, which are stored encrypted. Only companies that have accepted the consultant can read them.',
            'Payments: plan, status and invoices. Card details go directly to the payment service; we never see them.',
          ],
        },
      ],
    },
    {
      id: 'automatic-data',
      title: 'Data collected automatically',
      blocks: [
        'When you visit the site, our servers note the address of your connection, the page, the time, and the kind of browser and device. We need this to deliver the pages, to find faults and to stop misuse.',
        'Pages are counted without cookies: how often each kind of page was seen on a day, and which site led to it, and nothing about who saw it. You are not counted once you refuse analytics cookies, or if your browser asks not to be tracked. Anything beyond that is measured only if you allow it in the cookie preferences.',
        'When an approved client opens the page of a consultant, we note the day, and when a search finds a consultant, we count it. For 90 days the consultant sees how often both happened, and never who it was.',
        'If you allow analytics cookies, we count the words of a search that found no one who fits, or that you replaced soon after. We keep the count for 30 days, without who searched. Words with contact details are not counted.',
      ],
    },
    {
      id: 'use',
      title: 'How we use data',
      blocks: [
        {
          list: [
            'To run your account and the marketplace: show profiles and projects, pass on applications, and suggest matches by what profiles and projects say. How ranking works names everything that counts.',
            'To review accounts and keep the service safe.',
            'To bill subscriptions and services.',
            'To send the messages that belong to your account, such as confirmations and decisions.',
            'We may write news about Direct365 to our users. Each such mail has a link that ends them at once, without signing in, and mail programs can unsubscribe you with one press. We send no advertising of others.',
            'To improve the service, and to meet legal duties.',
          ],
        },
        'The legal bases are the contract with you, our legitimate interest in a safe and useful service, your consent where we ask for it, and the law.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who receives data',
      blocks: [
        'We do not sell personal data.',
        {
          list: [
            'Visitors see consultants by their initials, title, location, rate and skills.',
            'Approved clients see more of a profile: first name with the initial of the last name, contact details, and the photo, which is blurred unless the consultant has chosen to show it.',
            'Consultants see the contact details of a project only after they have applied to it.',
            'Service providers that host, send mail or take payments for us, bound by contract to our instructions.',
            'A service for language, where we offer one in the project form and you choose to send it your words: it gets these words, and nothing else about you.',
            'Authorities, where the law obliges us, and a successor if the business is sold, under the same protection.',
          ],
        },
      ],
    },
    {
      id: 'security',
      title: 'Security',
      blocks: [
        'Connections are encrypted, passwords are hashed, access is limited to what a role needs, and administrative changes are logged. No system is perfectly safe; if an incident touches your data, we tell you and the authorities as the law requires.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep data',
      blocks: [
        {
          list: [
            'Account data: until your account is deleted, which you ask for in your account settings, plus 30 days.',
            'Transactions: 7 years.',
            'What you write to us: 3 years.',
            'What you and another member write to each other: as long as both of you have your accounts. If you agreed on a project, as long as one of you has an account.',
            'Marketing data: until you unsubscribe, plus 1 year.',
          ],
        },
        'After that, data is deleted or made anonymous, unless the law demands that it be kept. Backups hold copies until they are replaced; what was erased is erased again in a backup that is put back.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'Depending on where you live, you have the right to:',
        {
          list: [
            'know which data we hold and receive a copy of it;',
            'have wrong data corrected and data deleted;',
            'restrict or object to its use, in particular for marketing;',
            'take your data with you in a common format;',
            'withdraw a consent, for the future;',
            'complain to the data protection authority of your country.',
          ],
        },
        [
          'You can take a copy of your data, or delete your account, on ',
          { to: '/account/your-data', text: 'Your data' },
          ' in your account settings. For everything else write to ',
          { mail: 'privacy' },
          '. We answer within one month.',
        ],
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and similar storage',
      blocks: [
        'Necessary cookies and browser storage keep you signed in, remember your theme and your cookie choice, hold what you have typed into a form until you send it, and where you were on a page. They are always on. Analytics, marketing and functional cookies are off until you switch them on:',
        {
          list: [
            'Necessary Cookies: essential for the website to function properly. Cannot be disabled.',
            'Analytics Cookies: help us understand how visitors interact with our website.',
            'Marketing Cookies: used to deliver personalized advertisements.',
            'Functional Cookies: enable enhanced functionality and personalization. With them your browser keeps a page for moments without a connection.',
          ],
        },
        'You can change these settings at any time with “Cookie preferences” at the foot of every page. What you switch off stops at once.',
      ],
    },
    {
      id: 'third-parties',
      title: 'Third parties',
      blocks: [
        'Payments are handled by our payment service, which is responsible for the card data it receives. Profiles and pages can link to other sites, such as LinkedIn or Microsoft; their own policies apply there.',
      ],
    },
    {
      id: 'international-transfers',
      title: 'International transfers',
      blocks: [
        'Clients, consultants and service providers may be in other countries than you. Where data leaves a region with data protection law such as the EU or the United Kingdom, we rely on an adequacy decision or on standard contractual clauses.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'Direct365 is for working adults. We do not serve people under 18 and do not knowingly collect their data. If you believe that a child has given us data, write to us and we delete it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        'When we change this policy, the date at the top changes with it. Material changes are announced on the site before they apply.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        [
          'Questions about privacy: ',
          { mail: 'privacy' },
          '. Everything else: ',
          { to: '/contact', text: 'all contacts' },
          '.',
        ],
        [operatorName, ', ', operatorAddress, '.'],
      ],
    },
  ],
};
