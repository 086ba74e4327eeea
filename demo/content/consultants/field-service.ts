import type { DemoConsultant } from '../demo-consultant.ts';

export const fieldServiceConsultants: readonly DemoConsultant[] = [
  {
    key: 'gwendolyn',
    firstName: 'Gwendolyn',
    lastName: 'Prycehart',
    email: 'gwen@prycehart.test',
    title: 'Field Service functional consultant',
    city: 'Cardiff',
    workArrangement: 'on-site',
    yearsExperience: 10,
    hourlyRateUsd: 105,
    primarySkills: ['field-service', 'customer-service', 'training-support'],
    modules: [
      'field-service.work-orders',
      'field-service.schedule-board',
      'field-service.field-service-mobile',
      'field-service.customer-assets',
      'customer-service.case-management',
    ],
    secondarySkills: ['power-apps', 'business-process-analysis'],
    certifications: ['d365-field-service-consultant', 'd365-customer-service-consultant'],
    availability: 'available',
    hoursPerWeek: 40,
    preferredDuration: '3-6_months',
    summary:
      'I take engineers from paper job sheets to a phone they do not throw out of the van. Work orders, scheduling, mobile, parts. Ten years, always with a day or two in the passenger seat first.',
    experience: [
      'Dispatcher for a boiler company before I became a consultant, so the schedule board is where I feel at home. Twelve implementations: heating, lifts, vending machines, medical beds.',
      'I roll out in waves of eight to ten engineers, with the grumpiest one in wave one. When he is content, the rest is easy. Average first-time fix at my clients went from 68 to 81 %.',
    ],
    portfolio: [
      {
        title: 'Vending machines, 140 routes',
        description:
          'Mobile work orders with photos and stock per van. Repeat visits fell by 27 % and paper forms disappeared after eleven weeks.',
      },
    ],
    pitch:
      'May I ride along with two of your engineers before we agree on the scope? I bring my own boots.',
    joinedDaysAgo: 27,
    standing: { plan: 'monthly' },
  },
  {
    key: 'marcus',
    firstName: 'Marcus',
    lastName: 'Delastone',
    email: 'marcus@delastone-iot.test',
    website: 'https://delastone-iot.test',
    title: 'Connected field service and IoT consultant',
    city: 'Phoenix',
    workArrangement: 'remote',
    yearsExperience: 12,
    hourlyRateUsd: 135,
    primarySkills: ['field-service', 'azure-integration', 'power-platform', 'power-bi'],
    modules: [
      'field-service.connected-field-service',
      'field-service.customer-assets',
      'field-service.work-orders',
      'power-platform.power-bi-reports',
    ],
    secondarySkills: ['customization-development', 'supply-chain'],
    certifications: ['d365-field-service-consultant', 'azure-solutions-architect'],
    availability: 'available',
    hoursPerWeek: 36,
    preferredDuration: '3-6_months',
    summary:
      'Machines that open their own work orders, when and only when it makes sense. IoT Hub, alert rules, Dynamics 365 Field Service. I have switched off more alerts than I have switched on.',
    experience: [
      'Twelve years between control cabinets and the cloud. Refrigeration, HVAC, elevators, water treatment: about 46,000 connected devices in total. The interesting work is deciding which of 300 signals deserves a truck.',
      'Result I am proudest of: at a cold-storage operator 71 % of alerts are now closed by a remote reset, and the technicians thanked me.',
    ],
    portfolio: [
      {
        title: 'Remote reset for cold storage',
        description:
          'Connected 1,900 compressors to Field Service with a triage step. Emergency call-outs at night fell from 34 to 10 a month.',
      },
      {
        title: 'Vibration alerts that mean something',
        description:
          'Replaced fixed thresholds by per-machine baselines at a water utility; false alarms went from 60 a week to four.',
      },
    ],
    pitch:
      'I would start with ten devices and a month of raw data. It costs little and tells us whether the business case is there.',
    joinedDaysAgo: 242,
    standing: { plan: 'annual' },
  },
  {
    key: 'elif',
    firstName: 'Elif',
    lastName: 'Sarıtepe',
    email: 'elif@saritepe.test',
    title: 'Resource scheduling optimisation specialist',
    city: 'Cologne',
    workArrangement: 'both',
    yearsExperience: 8,
    hourlyRateUsd: 120,
    primarySkills: ['field-service', 'business-process-analysis', 'power-bi'],
    modules: [
      'field-service.resource-scheduling-optimization',
      'field-service.schedule-board',
      'field-service.work-orders',
    ],
    secondarySkills: ['training-support'],
    certifications: ['d365-field-service-consultant', 'power-bi-data-analyst'],
    availability: 'available',
    hoursPerWeek: 30,
    preferredDuration: '1-4_weeks',
    summary:
      'Operations researcher who tunes the optimiser: goals, constraints, travel times, skills. Fewer kilometres, fewer overtime hours, and dispatchers who understand why the machine chose this van.',
    experience: [
      'Eight years of scheduling, first with home-made solvers at a parcel company, since 2019 with Resource Scheduling Optimization. I always replay four weeks of real jobs before going live, so the saving is a measured one.',
      'Typical: 12 to 18 % less driving. Once it was only 3 %, because the dispatchers were excellent already, and I advised against buying.',
    ],
    portfolio: [
      {
        title: 'Optimised days for 95 lift technicians',
        description:
          'Replay, tuning and staged start in three regions. Driving time per job fell from 38 to 31 minutes, overtime by a fifth.',
      },
    ],
    pitch: 'The replay with your own data comes first and has a fixed price.',
    joinedDaysAgo: 19,
    standing: 'unsubscribed',
  },
  {
    key: 'callum',
    firstName: 'Callum',
    lastName: 'Ironmarsh',
    email: 'callum@ironmarsh.test',
    title: 'Field Service mobile and Power Apps developer',
    city: 'Birmingham',
    workArrangement: 'remote',
    yearsExperience: 7,
    hourlyRateUsd: 100,
    primarySkills: ['field-service', 'power-apps', 'customization-development', 'power-automate'],
    modules: [
      'field-service.field-service-mobile',
      'field-service.work-orders',
      'field-service.inventory-purchasing-and-returns',
      'field-service.customer-assets',
    ],
    secondarySkills: ['power-platform', 'azure-integration'],
    certifications: ['d365-field-service-consultant', 'power-platform-functional-consultant'],
    availability: 'busy',
    hoursPerWeek: 22,
    preferredDuration: '1-3_months',
    summary:
      'Offline-first mobile for people in basements, tunnels and fields. I tune sync profiles, build the missing forms and barcode scanning, and test it in a lift shaft with flight mode on.',
    experience: [
      'Seven years on the Field Service mobile app and its predecessors. Sync is where projects suffer: one client had 41,000 records on each phone. We got it to 1,200 and the morning download from 14 minutes to under one.',
      'I also build truck stock and returns with scanning, because parts are money and vans are dark.',
    ],
    portfolio: [
      {
        title: 'Gas inspections without a signal',
        description:
          'Offline inspection forms for 230 engineers with signatures and photos; completion on site went from 74 % to 98 %.',
      },
    ],
    pitch:
      'Evenings and two full days a week for the next two months, then more. Rate is the same.',
    joinedDaysAgo: 187,
    standing: { plan: 'monthly' },
  },
  {
    key: 'harriet',
    firstName: 'Harriet',
    lastName: 'Wattlemere',
    email: 'harriet@wattlemere.test',
    title: 'Service agreements and preventive maintenance consultant',
    city: 'Brisbane',
    workArrangement: 'both',
    yearsExperience: 14,
    hourlyRateUsd: 115,
    primarySkills: ['field-service', 'finance-operations', 'training-support'],
    modules: [
      'field-service.agreements-and-preventive-maintenance',
      'field-service.work-orders',
      'field-service.inventory-purchasing-and-returns',
      'finance-operations.subscription-billing',
    ],
    secondarySkills: ['business-process-analysis', 'data-migration'],
    certifications: ['d365-field-service-consultant'],
    availability: 'available',
    hoursPerWeek: 32,
    preferredDuration: '3-6_months',
    summary:
      'Contracts, visits, invoices: I set up agreements in Field Service so that the work gets booked, done and billed as promised. Strong on the boring details that make the margin.',
    experience: [
      'Fourteen years in service businesses across Queensland and New South Wales: mining equipment, commercial kitchens, fire protection. Agreement set-ups from 300 to 22,000 contracts.',
      "I check each contract type against last year's invoices before migrating. Every client so far had between 2 and 6 % of agreed visits that were never billed.",
    ],
    portfolio: [
      {
        title: 'Fire protection contracts, 22,000 of them',
        description:
          'Moved contracts with legal inspection intervals to agreements with automatic bookings. Overdue inspections went from 1,450 to 60.',
      },
    ],
    pitch: 'I am happy to work your hours two evenings a week.',
    joinedDaysAgo: 30,
    standing: 'unsubscribed',
  },
];
