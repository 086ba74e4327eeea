import {
  arbitrationRules,
  arbitrationSeat,
  governingLaw,
  type LegalDocument,
  operatorAddress,
  operatorName,
} from './legal-text.ts';

export const terms: LegalDocument = {
  title: 'Terms of Service',
  lead: 'The rules for using Direct365, for businesses and for consultants.',
  lastUpdated: '2025-01',
  sections: [
    {
      id: 'acceptance',
      title: 'Acceptance of these terms',
      blocks: [
        [
          'These terms are an agreement between you and ',
          operatorName,
          ' (“Direct365”, “we”). By creating an account or using the site you accept them. If you do not accept them, please do not use Direct365.',
        ],
        'If you use Direct365 for a company or another organisation, you confirm that you may bind it to these terms. You must be at least 18 years old.',
      ],
    },
    {
      id: 'service',
      title: 'What the service is',
      blocks: [
        'Direct365 is a marketplace on which businesses (“clients”) and independent consultants for Microsoft Dynamics 365 and the Power Platform find each other. Clients post projects and compare consultants; consultants show their profiles and apply to projects.',
        'We may improve, change or end parts of the service. Where a change takes away something you pay for, we tell you in advance.',
      ],
    },
    {
      id: 'accounts',
      title: 'Your account',
      blocks: [
        'To post or apply you need an account, as a client or as a consultant. The role is chosen at sign-up and stays.',
        {
          list: [
            'Give true and complete information, and keep it up to date.',
            'Confirm your e-mail address, keep your password to yourself and tell us at once if someone else may have used your account.',
            'You are responsible for what happens under your account.',
            'We review new accounts. Clients see consultants, and consultants are listed, only after we have approved their account.',
          ],
        },
      ],
    },
    {
      id: 'conduct',
      title: 'How to behave',
      blocks: [
        'Treat others as you would at work. In particular you must not:',
        {
          list: [
            'state false qualifications, certifications, projects or references;',
            'post projects that do not exist, or apply without meaning it;',
            'harass, discriminate against or deceive others;',
            'collect data from the site in bulk, send unsolicited advertising, or use contact details for anything but the project they were shared for;',
            'break the law, the rights of others or the security of the service.',
          ],
        },
        'We may remove content and suspend accounts that break these rules.',
      ],
    },
    {
      id: 'platform-role',
      title: 'Our role as a platform',
      blocks: [
        'We bring people together. We are not an employer, an agency or a representative of either side.',
        {
          list: [
            'No employment: using Direct365 creates no employment, partnership or agency between us and any client or consultant.',
            'Contracts are made directly between client and consultant. Scope, rate, payment, acceptance and liability are theirs to agree, and we are not a party.',
            'No guarantee of quality: although an admin decides about each consultant before clients see them, we do not guarantee skills, availability, results or payment. Please make your own checks before you sign.',
          ],
        },
      ],
    },
    {
      id: 'fees',
      title: 'Fees',
      blocks: [
        'Basic use of Direct365 is free. Premium features and additional services may cost money; their price is shown before you order.',
        {
          list: [
            [
              'Consultants pay a subscription to apply to projects and to be listed. Plans, prices and the free trial are on the ',
              { to: '/subscribe', text: 'subscription page' },
              '.',
            ],
            'We take no commission: consultants keep 100% of the rates they negotiate.',
            'Payment services may charge processing fees. Where they are passed on, they are shown before you pay.',
            'We announce changes of fees with 30 days’ notice. They apply from your next billing period.',
            'Fees that have been paid are non-refundable, unless the law says otherwise.',
          ],
        },
      ],
    },
    {
      id: 'intellectual-property',
      title: 'Intellectual property',
      blocks: [
        'The site, its design, texts and software belong to us or to those who have licensed them to us. You may use them as far as the service needs it.',
        'What you post stays yours. You allow us to store it and to show it on Direct365 to the people these terms and your settings provide for, for as long as it is there.',
        'Who owns the work of a project is for client and consultant to agree. Microsoft, Dynamics 365 and Power Platform are trademarks of the Microsoft group of companies, with which we are not affiliated.',
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy',
      blocks: [
        [
          'How we handle personal data is described in the ',
          { to: '/privacy', text: 'Privacy Policy' },
          ', which is a part of these terms. Contact details that you receive through Direct365 may be used for the project in question only.',
        ],
      ],
    },
    {
      id: 'disclaimers',
      title: 'Disclaimers and limits of liability',
      blocks: [
        'The service is provided as it is and as it is available, without warranties of any kind, as far as the law allows. We do not promise that it is free of errors or always reachable, nor that you will find a project or a consultant.',
        'As far as the law allows, we are not liable for indirect damage, lost profit or lost data, nor for what clients and consultants do or fail to do towards each other. Our total liability is limited to what you have paid us in the twelve months before the event.',
        'Nothing in these terms excludes liability that cannot be excluded by law, such as for intent, gross negligence or injury to persons.',
      ],
    },
    {
      id: 'indemnification',
      title: 'Indemnification',
      blocks: [
        'If someone makes a claim against us because of what you posted, because you broke these terms or the law, or because of a contract between you and another user, you hold us harmless from it and bear the reasonable costs of defence. We tell you about such a claim without delay and let you take part in the defence.',
      ],
    },
    {
      id: 'termination',
      title: 'Termination',
      blocks: [
        'You can have your account closed at any time: write to us. A monthly subscription can be cancelled at any time and an annual one with 30 days’ notice; it then runs until the end of the period that is paid for.',
        'We may suspend or close an account that breaks these terms, harms others or has not been used for a long time. Where possible we say so beforehand and give you the chance to put things right.',
        'Sections which by their nature reach beyond the end, such as those on liability, indemnification and disputes, stay in force.',
      ],
    },
    {
      id: 'arbitration',
      title: 'Disputes and arbitration',
      blocks: [
        'Please write to us first: most things can be settled in a conversation. If that does not succeed within 30 days, disputes between you and us are decided by binding arbitration instead of in court.',
        [
          'The arbitration follows the ',
          arbitrationRules,
          ' and takes place in ',
          arbitrationSeat,
          '.',
        ],
        'Both sides may still bring small claims before the competent court, and ask a court for urgent protection. Consumers keep the rights that the law of their country gives them.',
      ],
    },
    {
      id: 'governing-law',
      title: 'Governing law',
      blocks: [
        [
          'These terms are governed by the law of ',
          governingLaw,
          ', without its rules on the conflict of laws.',
        ],
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        'We may change these terms. Material changes are announced on the site before they apply, changes of fees with 30 days’ notice. If you go on using Direct365 afterwards, you accept the new terms; if you do not agree, you can have your account closed.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        ['Questions about these terms: ', { mail: 'legal' }, '.'],
        [operatorName, ', ', operatorAddress, '.'],
      ],
    },
  ],
};
