import type { Vocabulary } from './vocabulary.ts';

export const fieldServiceVocabulary: Vocabulary = [
  {
    means: ['field-service.work-orders'],
    said: `
      work order, incident types, service tasks, job tickets, job completion, jobs on paper, service jobs, service report,
      service protocol, customer signature, signature on site, service calls, call outs, callouts, call out fees,
      emergency jobs, emergency repairs, repair jobs, repair orders, repairs at customers, reactive repairs, installation jobs,
      installation projects, installation work, installations at customers, first time fix, repeat visits, service engineers,
      service technician, maintenance visits, field technician, field workers, field crew, field operations, field teams,
      field staff, site inspections, inspection forms, inspection checklists, inspection templates, safety checklists,
      requirement groups, trade codes, jobs at customers, jobs for engineers, jobs for technicians, plan jobs, job reports,
      job management, work reports, work tickets, installation orders, service orders, maintenance jobs, inspection reports,
      field reports, invoice jobs, customer repairs, repair requests, repair service, repair work, on site repairs
    `,
  },
  {
    means: ['field-service.schedule-board'],
    said: `
      planning board, planboard, scheduling board, scheduling assistant, schedule engineers, schedule jobs, schedule visits,
      schedule resources, service scheduler, service coordinators, job scheduling, job allocation, allocate jobs, assign jobs,
      assign technicians, assign engineers, book technicians, booking statuses, booking requirements, bookable resources,
      resource bookings, resource requirements, resource availability, resource calendars, resource pools,
      resource characteristics, resource territories, resource utilisation, resource utilization, engineer availability,
      engineer calendars, technician calendars, technician availability, technician skills, technician utilisation,
      engineer skills, visit scheduling, appointment windows, arrival windows, double booked, overbooked, gantt view,
      wall chart, whiteboard planning, planning of engineers, planning of technicians, on call rota, standby duty,
      service territories, plan visits, send technicians, send engineers, nearest technician, nearest engineer,
      right technician, right engineer, calendar of engineers, calendar of technicians, rescheduling,
      appointments of technicians, appointments of engineers, engineers schedules, technicians schedules, crews,
      availability of engineers, availability of technicians, day planning
    `,
  },
  {
    means: ['field-service.resource-scheduling-optimization'],
    said: `
      optimise schedule, optimize schedule, optimise routes, optimize routes, optimise travel, route optimisation,
      routing of technicians, technician routes, engineer routes, schedule optimisation, schedule optimization,
      optimisation goals, optimization goals, optimisation scope, optimization scope, optimisation schedule,
      optimization schedule, optimization profile, automatic scheduling, auto scheduling, automated scheduling,
      schedule automatically, travel distance, driving distances, fewer kilometres, fewer miles, hours in van, shortest route,
      best route, tour planning, daily routes, fuel costs, fuel bill, idle technicians, workload technicians,
      same day rescheduling, re optimise, reschedule automatically, maximise utilisation, engineer utilisation,
      engineer utilization, reduce driving, reduce travel, engineers drive, technicians drive, kilometres driven, miles driven,
      mileage of technicians, optimise planning, optimize planning, optimal routes, optimal schedule, optimal planning,
      planning algorithm, jobs per day, routes of engineers
    `,
  },
  {
    means: ['field-service.field-service-mobile'],
    said: `
      technician app, engineer app, field app, app for technicians, app for engineers, app for fitters, technicians phones,
      technicians tablets, engineers tablets, engineers phones, tablets in vans, mobile workers, mobile workforce,
      mobile offline, offline mobile, offline mode, offline profile, offline data, offline access, offline work,
      offline technicians, work offline, no network on site, no mobile signal, no phone signal, poor signal, poor reception,
      sync on phone, mobile sync, app syncs, mobile inspections, mobile forms, photos on site, capture signatures,
      signature capture, mobile checklists, geofencing, track technicians, location of technicians, technician locations,
      location auditing, gps, directions to customer, knowledge for technicians, remote collaboration, augmented reality,
      mixed reality, hololens, ar glasses, ar headset, smart glasses, remote expert, app in field, mobile in field,
      tablets for technicians, tablets for engineers, phones for technicians, mobile for technicians, sign on tablet,
      offline tablets, app without internet, app without signal, photos of equipment, paperless technicians, forms on tablet,
      checklists on phone
    `,
  },
  {
    means: ['field-service.customer-assets'],
    said: `
      customer asset, customer equipment, customer devices, customer installations, customer machines, machines at customers,
      equipment at customers, equipment on site, equipment records, equipment list, installed equipment, installed machines,
      installed products, installed devices, installation base, asset history, service history, repair history, service record,
      asset tree, asset properties, asset registration, functional location, sub assets, parent asset, machine history,
      machine records, who owns which machine, boiler records, lift records, elevator records, meter replacement,
      meters installed, warranty of equipment, equipment warranty, asset warranty, device registry, machine park, machines sold,
      devices sold, sold machines, sold equipment, equipment database, equipment data, device history, history of machine,
      history of equipment, history of devices, installed at customers, lift register
    `,
  },
  {
    means: ['field-service.agreements-and-preventive-maintenance'],
    said: `
      agreement bookings, agreement invoices, maintenance agreement, service agreement, recurring maintenance,
      recurring inspections, recurring jobs, recurring services, recurrence of visits, periodic maintenance,
      periodic inspections, regular servicing, routine maintenance, routine inspections, yearly inspection, yearly service,
      annual inspection, annual service, statutory inspections, scheduled maintenance, scheduled servicing,
      preventative maintenance, preventive service, preventive visits, maintenance intervals, service intervals,
      seasonal servicing, inspection due, maintenance due, missed inspections, contract visits, contract maintenance,
      maintenance every year, inspect every year, yearly maintenance, annual maintenance, monthly maintenance,
      regular maintenance, regular inspections, regular visits, recurring appointments, missed visits, legal inspections,
      periodic servicing, routine visits
    `,
  },
  {
    means: ['field-service.inventory-purchasing-and-returns'],
    said: `
      van inventory, stock in vans, trunk stock, truck inventory, parts for technicians, parts for jobs, parts usage,
      parts consumed, parts ordering, parts orders, order parts, ordering parts, missing parts, wrong parts, parts inventory,
      parts stock, parts management, parts availability, parts catalogue, parts catalog, return parts, defective parts, rma,
      return to vendor, rtv, mobile warehouse, mobile stock, service parts, purchase parts, swap units, replacement parts,
      parts for engineers, engineers parts, technicians parts, stock of technicians, stock of engineers, materials on jobs,
      tools in vans, consume parts
    `,
  },
  {
    means: ['field-service.connected-field-service'],
    said: `
      connected devices, connected machines, connected equipment, connected products, smart devices, smart meters,
      smart sensors, sensor data, sensor readings, temperature sensors, vibration sensors, device alerts, device readings,
      telemetry, telematics, alerts from machines, machine data, machine sends, machines online, machine monitoring,
      remote diagnostics, remote commands, remote reset, monitor machines, monitor equipment, monitor devices,
      equipment monitoring, predict failures, predict breakdowns, predictive service, proactive service, proactive maintenance,
      fault codes, alarm from machine, machine alarms, digital twin, anomaly detection, machines connected, connect sensors,
      machine sensors, device data, device failure, predict maintenance, predict faults, remote maintenance, remote service,
      alerts from devices, temperature alerts
    `,
  },
  {
    means: ['field-service'],
    said: `
      hvac, boiler servicing, lift maintenance, elevator maintenance, home visits, mobile engineers, on site service,
      onsite service, service vans, service fleet, engineers on road, technicians on road, field force
    `,
  },
];
