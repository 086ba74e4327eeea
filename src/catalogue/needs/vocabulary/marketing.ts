import type { Vocabulary } from './vocabulary.ts';

export const marketingVocabulary: Vocabulary = [
  {
    means: ['marketing.real-time-journeys'],
    said: `
      customer journey, journey builder, journey designer, journey templates, journey triggers, journey analytics,
      journey goals, journeys stopped, journey publish, publish journeys, triggered journeys, custom triggers,
      business triggers, realtime marketing, welcome emails, welcome series, onboarding emails, onboarding journey,
      birthday emails, win back customers, lapsed customers, lifecycle marketing, marketing journeys, omnichannel marketing,
      abandoned cart, cart abandonment, marketing attribution, utm tracking, frequency capping, personalise journeys,
      email series, trigger emails, triggered emails, marketing automated, automate marketing
    `,
  },
  {
    means: ['marketing.segments'],
    said: `
      segment builder, dynamic segments, static segments, segment members, segment size, segment membership, segment empty,
      segment refresh, behavioural segments, behavioral segments, compound segments, demographic segments, segments slow,
      segment customers, segment contacts, segment audiences, audience selection, audience builder, target audience,
      targeting customers, marketing list, static lists, dynamic lists, suppression list, exclusion list, exclusion segments,
      recipient list, subscriber lists, customer clusters, rfm analysis, lookalike audiences, unified profile, lifetime value,
      churn, segment, audience, filter customers, group customers, customer groups, lists for mailing, right customers,
      select customers, customer behaviour, customer behavior, customer analytics
    `,
  },
  {
    means: ['marketing.email-marketing'],
    said: `
      email editor, email designer, email template, email layout, mass emails, bulk emails, bulk mailing, email blast,
      email marketer, email sends, open rates, click rates, click map, email analytics, email statistics, email metrics,
      email bounces, hard bounces, soft bounces, blocked emails, emails blocked, spam folder, junk folder, junk mail,
      emails in junk, spam filter, spam complaints, email reputation, sending domain, domain authentication,
      authenticate domain, spf record, dmarc, ip warming, dedicated ip, from address marketing, subject line, a b test,
      ab testing, split test, content blocks, brand profile, personalised emails, personalized emails, email personalisation,
      email personalization, dynamic content, dynamic text, merge fields, email footer, email rendering, html email,
      preview emails, commercial emails, transactional emails, emails to customers, marketing mails, marketing email,
      email opens, emails not arriving, emails not delivered, emails go to spam, email builder, email branding, mass mailing,
      mailshot
    `,
  },
  {
    means: ['marketing.text-and-push-messages'],
    said: `
      sms campaign, sms messages, sms reminders, sms provider, sms sender, sms keywords, sms replies, sms opt out, sms texts,
      send sms, send texts, text message, text campaigns, texting customers, text reminders, bulk sms, mass texts, twilio,
      infobip, linkmobility, telesign, short codes, push notification, push messages, mobile push, mobile notifications,
      app notifications, push to app, push campaigns, app push, custom channels, viber, text alerts, message customers,
      sms alerts, sms notifications, sms service, sms gateway
    `,
  },
  {
    means: ['marketing.marketing-forms'],
    said: `
      marketing form, marketing pages, capture form, form capture, form submissions, form embedding, embed forms,
      embedded forms, forms on website, website form, contact form, enquiry form, inquiry form, sign up form, signup form,
      subscription form, newsletter form, download form, gated content, whitepaper download, ebook download, landing page,
      form spam, spam submissions, captcha, recaptcha, progressive profiling, website tracking, website visitors, web tracking,
      tracking script, website behaviour, website behavior, form prefill, prefilled forms, lead forms, website to crm,
      online forms, registration page, web registration, campaign pages
    `,
  },
  {
    means: ['marketing.event-management'],
    said: `
      event portal, event website, event attendees, event attendance, event check in, event sessions, event speakers,
      event sponsors, event sponsorship, event passes, event tickets, event venues, event team, event planner, event organizer,
      event marketing, event rooms, event calendar, event series, recurring events, event feedback, in person events,
      hybrid events, virtual events, online events, customer events, corporate events, company events, live events, open days,
      trade fairs, exhibitions, expo, congress, conference registration, seminars, masterclass, roadshow, session registration,
      session tracks, speaker management, speakers and sponsors, on24, attendees, attendee list, attendance list, name badges,
      badge printing, badges for attendees, registrants, waitlist, guest list, rsvp, organise events, organize events,
      plan events, register for events, registrations for events, attendees registration, event sign up, participants,
      symposium, user conference, customer day, workshops for customers, invite customers, invite guests, invitations
    `,
  },
  {
    means: ['marketing.lead-scoring'],
    said: `
      score leads, lead grading, lead quality, scoring model, scoring rules, scoring criteria, engagement score,
      behavioural scoring, behavioral scoring, demographic scoring, fit scoring, sales ready, marketing qualified,
      qualification model, lead handoff, lead hand off, rank leads, points for clicks, account scoring, good leads, bad leads,
      poor leads, marketing leads, score prospects, qualified by marketing
    `,
  },
  {
    means: ['marketing.consent-management'],
    said: `
      consent records, consent form, consent centre, consent center, consent capture, consent import, consent tracking,
      consent data, consent history, consent levels, record consent, collect consent, withdraw consent, withdrawn consent,
      marketing consent, marketing permissions, customer consent, cookie consent, cookie banner, compliance profile,
      compliance settings, subscription centre, subscription center, subscription lists, legal basis, lawful basis,
      right to be forgotten, right to erasure, data privacy, privacy policy, privacy law, ccpa, casl, permission marketing,
      consent purposes, anonymise contacts, anonymize contacts, permission to email, allowed to email, allowed to contact,
      agree to emails, consents, consent per brand, newsletter consent, preferences, privacy rules
    `,
  },
  {
    means: ['marketing'],
    said: `
      marketing team, marketing department, marketing manager, head of marketing, marketing calendar, marketing assets,
      marketing data, marketing insights, marketing analytics, marketing dashboard, marketing strategy, marketing tool,
      marketing software, marketing system, marketing platform, marketing materials, digital marketing, social posting, surveys,
      nps, customer feedback, feedback forms
    `,
  },
];
