import type { Vocabulary } from './vocabulary.ts';

export const humanResourcesVocabulary: Vocabulary = [
  {
    means: ['human-resources.personnel-management'],
    said: `
      personnel file, personnel records, personnel data, personnel administration, personnel actions, worker records,
      worker data, employee record, employee file, employee information, employee database, employee details,
      employee documents, employee contracts, employee directory, employee profiles, employee lifecycle, employee transfers,
      employee numbers, employee list, employee history, employee relations, employees on paper, staff data, staff database,
      staff files, staff list, staff directory, staff turnover, staff contracts, hr records, hr files, hr data,
      hr administration, hr admin, hr documents, hr forms, position hierarchy, position management, vacant positions,
      job descriptions, job catalogue, job catalog, job architecture, job families, job titles, headcount, head count,
      workforce planning, workforce data, workforce changes, organisation chart, organisational chart, organizational chart,
      organization chart, organisational structure, organizational structure, reporting lines, reporting relationships,
      employment contracts, employment history, employment records, probation, terminate workers, terminations, leaver process,
      offboarding, employee exits, exit interviews, exit checklists, resignations, retirements, contingent workers,
      agency workers, temps and contractors, seasonal workers, work permits, visa expiry, emergency contacts, i9, eeo reporting,
      osha, injury and illness, injuries at work, work accidents, accidents at work, labour law, labor law, labour unions,
      labor unions, company property, loaned equipment, departments and positions, skills matrix, competencies, employee skills,
      certificates of employees, employee changes, employee administration, organisation structure, organization structure,
      department structure, managers of employees, reporting structure, who reports to whom, employees leaving,
      employees in several countries, temp workers, temporary staff, contractors data
    `,
  },
  {
    means: ['human-resources.benefits-management'],
    said: `
      benefit plans, benefit enrolment, benefit enrollment, benefit elections, benefit eligibility, eligibility rules,
      eligible employees, benefit costs, benefit deductions, benefit programs, benefit programmes, benefit packages,
      benefits administration, benefits administrator, benefits for employees, employee benefits, staff benefits,
      fringe benefits, flexible benefits, flex credits, benefit rates, enrolment window, enrolment period, enrollment period,
      enrollment window, annual enrolment, annual enrollment, open enrolment, life events, qualifying events, dependants,
      dependents, beneficiaries, health plans, health cover, medical insurance, medical plans, medical cover, private medical,
      dental plan, dental insurance, vision plan, life insurance, life cover, disability insurance, insurance for employees,
      auto enrolment, 401k, 401 k, retirement plan, retirement savings, cobra, aca reporting, cycle to work, wellness programme,
      wellness program, childcare vouchers, benefits selection, enrol employees, enrol in benefits, employee insurance,
      insurance plans, health benefits, healthcare plans, healthcare benefits, car allowance, perks
    `,
  },
  {
    means: ['human-resources.leave-and-absence'],
    said: `
      leave request, leave balances, leave approval, approve leave, leave calendar, leave plans, leave types, leave accrual,
      accrue leave, leave policy, leave enrolment, leave entitlement, leave carry over, carry over leave, leave liability,
      leave rules, leave management, leave days, leave forms, unpaid leave, paid leave, maternity leave, paternity leave,
      parental leave, family leave, fmla, special leave, study leave, compassionate leave, absence calendar, absence records,
      absence requests, absence tracking, absence reporting, absence rate, absenteeism, sickness, sick days, sick notes,
      sick pay, doctors notes, holiday approval, approve holidays, holiday balance, holiday allowance, holiday booking,
      book holiday, holiday entitlement, holiday planner, staff holidays, employee holidays, vacation, flexitime, flexi time,
      flextime, return to work, request holiday, request leave, ask for holiday, holiday spreadsheet, holiday form,
      holiday tracker, holidays in excel, absences in excel, absence planning, absence approval, remaining holiday,
      holiday left, holiday days, sick employees, ill employees, illness
    `,
  },
  {
    means: ['human-resources.compensation-management'],
    said: `
      compensation plans, compensation process, compensation review, compensation structure, compensation grid,
      compensation levels, fixed compensation, variable compensation, total compensation, compensation matrix, salary, wages,
      pay grades, pay bands, pay scales, pay rates, pay reviews, pay raises, pay equity, pay gap, pay transparency, pay slips,
      pay statements, pay stubs, pay run, pay cycle, pay components, merit increase, merit matrix, remuneration, reward team,
      rewards and compensation, earnings and deductions, earning codes, overtime pay, overtime rates, employee promotions,
      pay employees, pay structure, pay adjustments, pay process, staff pay, employee pay, merit pay, bonuses, performance pay,
      overtime payments, shift allowance, shift differentials, shift premiums, night allowance
    `,
  },
  {
    means: ['human-resources.performance-management'],
    said: `
      performance review, performance goals, performance journal, performance ratings, performance plans, performance feedback,
      performance evaluation, performance conversations, performance meetings, performance cycle, performance of employees,
      employee performance, employee reviews, employee evaluation, employee goals, employee objectives, employee feedback,
      staff reviews, yearly reviews, review templates, 1 on 1s, 360 feedback, peer feedback, peer review,
      feedback from managers, send feedback, okr, objective setting, goal setting, development plan, career development,
      career paths, succession, talent reviews, nine box, self assessment, low performers, high potentials, appraise staff,
      review employees, evaluate employees, employee assessment, staff assessment, staff performance, yearly talks,
      annual talks, employee talks, goals of employees, objectives of employees, feedback talks, feedback to employees,
      talent development, promote employees, high performers
    `,
  },
  {
    means: ['human-resources.learning-and-courses'],
    said: `
      course catalogue, course catalog, course sessions, course agenda, course registration, course bookings, course attendance,
      course participants, course instructors, courses for employees, courses for staff, book courses, mandatory training,
      mandatory courses, compulsory training, compliance training, safety training, induction training, training history,
      training certificates, training matrix, training plans, training administration, training administrator,
      training attendance, training expired, expired certificates, certificate expiry, certification tracking,
      certifications of employees, certificate tracking, qualification records, employee qualifications, staff qualifications,
      skills gap, learning platform, learning portal, learning and development, l and d, learning content, lms, e learning,
      elearning, linkedin learning, viva learning, questionnaires employees, upskilling, reskilling, apprentices,
      apprenticeships, first aid certificates, toolbox talks, staff courses, training obligations, obligatory training,
      training overview, track training, training tracking, track certificates, forklift licences, safety courses,
      safety certificates, staff development, employee development, educate employees
    `,
  },
  {
    means: ['human-resources.recruiting-and-onboarding'],
    said: `
      hiring managers, hiring approval, applicant, applications for jobs, job applications, job adverts, job ads, job ad,
      job posting, job openings, job offers, offer letter, job candidates, job board, open positions, career page, career site,
      career portal, candidate profiles, candidate experience, candidate pool, interview scheduling, interview feedback,
      interview panels, talent pool, background checks, reference checks, linkedin recruiter, joiners and leavers,
      new employees, first week employees, welcome pack, induction, process applications, candidates for jobs,
      applications from candidates, fill positions, fill vacancies, vacant jobs, advertise jobs, employee referrals,
      onboard staff, onboard employees, start of employment
    `,
  },
  {
    means: ['human-resources.employee-and-manager-self-service'],
    said: `
      hr portal, employee portal, staff portal, employee workspace, employee hub, employee app, staff app, my team workspace,
      manager workspace, manager portal, people workspace, line managers, address changes, personal details, own data employees,
      edit own profile, questions to hr, hr questions, hr tickets, hr requests, hr inbox, hr bot, hr chatbot, team calendar,
      employee forms, change own address, update own data, update own address, employees look up, view payslip,
      employee requests, employee questions, employees without email, hr app
    `,
  },
  {
    means: ['human-resources'],
    said: `
      hris, people operations, personnel department, human capital, talent management, people data, time clock,
      clocking machines, people management, shift patterns, shift workers, shift planning, shift schedule, attendance,
      staff planning, personnel planning
    `,
  },
];
