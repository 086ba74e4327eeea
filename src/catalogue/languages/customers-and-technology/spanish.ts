import type { Vocabulary } from '../../needs/vocabulary/vocabulary.ts';

/** Spanish: sales, service, shops, people and technology. */
export const spanishCustomersAndTechnology: Vocabulary = [
  {
    means: ['sales.opportunity-management', 'sales.lead-management', 'sales'],
    said: `
        ventas, venta, comerciales, equipo comercial, vendedores, oportunidades, oportunidades de venta, fuerza de ventas,
        embudo de ventas, proceso comercial, equipo de ventas, gestión comercial, ciclo de ventas
      `,
  },
  {
    means: ['sales.lead-management'],
    said: 'clientes potenciales, prospectos, captación de clientes, posibles clientes',
  },
  {
    means: ['sales.accounts-and-contacts', 'sales'],
    said: `
        datos de clientes, relación con clientes, contactos, cuentas y contactos, fichas de clientes, base de clientes,
        duplicados, relaciones con los clientes, cartera de clientes, seguimiento de clientes
      `,
  },
  {
    means: ['sales.quotes-orders-and-invoices', 'sales'],
    said: 'ofertas, cotizaciones, pedidos, pedidos de venta, pedidos de clientes, presupuestos a clientes, cotización, propuestas comerciales, albaranes',
  },
  {
    means: ['sales.product-catalog'],
    said: 'catálogo de productos, listas de precios, tarifas de precios',
  },
  {
    means: ['sales.sales-forecasting'],
    said: 'previsión de ventas, pronóstico de ventas, previsiones de venta, previsiones',
  },
  {
    means: ['sales.goal-management'],
    said: 'objetivos de ventas, comisiones, comisiones de vendedores, objetivos comerciales',
  },
  {
    means: ['marketing.real-time-journeys', 'marketing.email-marketing', 'marketing'],
    said: 'campañas, campaña, campañas de marketing, mercadotecnia, publicidad, recorrido del cliente, automatización de marketing, personalización',
  },
  {
    means: ['marketing.email-marketing'],
    said: 'boletines, boletín, correos masivos, envío de correos, correo electrónico masivo',
  },
  {
    means: ['marketing.segments'],
    said: 'segmentación, segmentos de clientes, público objetivo, segmentar',
  },
  {
    means: ['marketing.event-management'],
    said: 'eventos, evento, ferias, seminarios, inscripciones, jornadas con clientes',
  },
  {
    means: ['marketing.consent-management'],
    said: 'consentimiento, consentimientos, RGPD, protección de datos, bajas de suscripción',
  },
  {
    means: ['marketing.lead-scoring'],
    said: 'puntuación de clientes potenciales, calificación de prospectos',
  },
  {
    means: ['customer-service.case-management', 'customer-service'],
    said: `
        atención al cliente, servicio al cliente, reclamaciones, quejas, incidencias, casos, posventa, postventa,
        consultas de clientes, tickets, gestión de casos, solicitudes de clientes, reclamos
      `,
  },
  {
    means: ['customer-service.knowledge-management'],
    said: 'base de conocimiento, base de conocimientos, artículos de conocimiento, preguntas frecuentes',
  },
  {
    means: ['customer-service.omnichannel-for-customer-service', 'contact-center'],
    said: 'centro de llamadas, centro de contacto, telefonía, llamadas, llamadas de clientes, centralita, omnicanal',
  },
  {
    means: ['customer-service.service-level-agreements'],
    said: 'tiempos de respuesta, acuerdos de nivel de servicio, tiempo de respuesta, escalado, plazos de respuesta',
  },
  {
    means: ['customer-service.entitlements'],
    said: 'garantía, garantías, contratos de servicio, contratos de soporte',
  },
  {
    means: ['field-service.work-orders', 'field-service'],
    said: `
        técnicos, técnico de campo, órdenes de trabajo, orden de trabajo, servicio de campo, servicio en campo, instaladores,
        reparaciones, reparación, visitas técnicas, servicio técnico, asistencia técnica, técnicos de campo, partes de trabajo
      `,
  },
  {
    means: ['field-service.schedule-board', 'field-service.resource-scheduling-optimization'],
    said: 'agenda de los técnicos, planificación de técnicos, rutas de los técnicos, citas, programación de visitas, planificación de visitas, visitas',
  },
  {
    means: ['field-service.agreements-and-preventive-maintenance', 'supply-chain.asset-management'],
    said: 'contratos de mantenimiento, mantenimiento preventivo, mantenimiento, plan de mantenimiento',
  },
  {
    means: ['field-service.inventory-purchasing-and-returns'],
    said: 'repuestos, piezas de repuesto, recambios',
  },
  {
    means: ['human-resources.personnel-management', 'human-resources'],
    said: 'recursos humanos, RRHH, personal, gestión de personal, empleados, expedientes de empleados, plantilla, capital humano, trabajadores',
  },
  {
    means: ['human-resources.compensation-management'],
    said: 'nóminas, nómina, salarios, sueldos, retribución',
  },
  {
    means: ['human-resources.leave-and-absence'],
    said: 'vacaciones, ausencias, permisos de empleados, bajas laborales, solicitudes de vacaciones',
  },
  {
    means: ['human-resources.recruiting-and-onboarding'],
    said: 'contratación de personal, candidatos, selección de personal, reclutamiento, incorporaciones',
  },
  {
    means: ['human-resources.performance-management'],
    said: 'evaluación del desempeño, evaluaciones de empleados, desempeño',
  },
  {
    means: ['human-resources.learning-and-courses'],
    said: 'formación de empleados, plan de formación, cursos para empleados',
  },
  {
    means: ['commerce.e-commerce', 'commerce'],
    said: 'tienda en línea, tienda online, comercio electrónico, venta en línea, tienda virtual, ventas por internet, comercio',
  },
  {
    means: ['commerce.store-commerce', 'commerce'],
    said: 'tiendas, tienda, cajas, caja, punto de venta, puntos de venta, TPV, comercio minorista, minorista, venta al por menor, cajeros',
  },
  {
    means: ['commerce.pricing-and-discounts'],
    said: 'descuentos, promociones, precios, rebajas, descuento',
  },
  {
    means: ['commerce.loyalty-programs'],
    said: 'fidelización, programa de fidelidad, tarjeta de fidelidad, puntos de fidelidad, fidelidad',
  },
  {
    means: ['report-development', 'power-bi'],
    said: `
        informes, informe, cuadros de mando, cuadro de mando, reportes, reporte, tableros, indicadores, análisis de datos,
        inteligencia de negocio, estadísticas, listados
      `,
  },
  { means: ['microsoft-fabric'], said: 'almacén de datos, plataforma de datos, lago de datos' },
  {
    means: ['system-integration', 'azure-integration'],
    said: `
        interfaces, interfaz, integración, integrar, integraciones, conectar, conexión, conectores, sincronización,
        intercambio de datos, sincronizar, enlazar, conector, integración de sistemas
      `,
  },
  { means: ['edi'], said: 'intercambio electrónico de datos, mensajes EDI, pedidos por EDI' },
  {
    means: ['customization-development', 'fo-development'],
    said: `
        desarrollo, desarrollador, desarrolladora, desarrolladores, programador, programadores, programación, desarrollos,
        desarrollo a medida, a medida, programar, desarrollos a medida
      `,
  },
  {
    means: ['data-migration'],
    said: `
        migración de datos, migración, migrar, carga de datos, datos antiguos, importación de datos, traspaso de datos,
        sistema antiguo, importar, limpieza de datos, datos maestros, volcado de datos
      `,
  },
  {
    means: ['fo-development.code-upgrade', 'business-central.migration', 'data-migration'],
    said: 'actualización, actualizar, actualización de versión, cambio de versión, actualizaciones',
  },
  {
    means: ['training-support'],
    said: `
        formación, capacitación, formar, formación de usuarios, capacitar, usuarios finales, usuarios, usuarios clave, cursos,
        formador, gestión del cambio, manuales de usuario, entrenamiento, documentación
      `,
  },
  {
    means: ['business-process-analysis'],
    said: 'procesos de negocio, análisis de procesos, toma de requisitos, análisis funcional, requisitos, análisis de requisitos, levantamiento de procesos',
  },
  {
    means: ['system-implementation'],
    said: 'implantación, implementación, implantar, implementar, jefe de proyecto, dirección de proyecto, puesta en marcha, arranque',
  },
  {
    means: ['workflow-automation', 'power-automate'],
    said: `
        automatizar, automatización, aprobaciones, flujos de trabajo, flujo de aprobación, flujos, automatización de procesos,
        aprobación, tareas repetitivas, flujo de trabajo
      `,
  },
  {
    means: ['power-apps', 'power-platform.canvas-apps'],
    said: 'aplicación móvil, aplicaciones móviles, aplicaciones, aplicación, app móvil',
  },
  {
    means: ['power-platform.power-pages', 'power-pages'],
    said: 'portal de clientes, portal de proveedores, portal web, área de clientes, portal del cliente',
  },
  {
    means: ['power-platform.copilot-studio', 'copilot-studio'],
    said: 'asistente virtual, inteligencia artificial, agentes de IA, bots conversacionales, IA',
  },
  {
    means: ['power-platform.ai-builder', 'ai-builder'],
    said: 'reconocimiento de documentos, lectura automática de facturas, reconocimiento de texto',
  },
  {
    means: ['dataverse.data-modelling', 'power-platform.model-driven-apps'],
    said: 'modelo de datos, formularios',
  },
  {
    means: ['test-automation'],
    said: 'pruebas automatizadas, pruebas de regresión, pruebas, automatización de pruebas, probar, casos de prueba',
  },
  { means: ['environments-alm'], said: 'entornos, despliegues, entorno de pruebas, despliegue' },
  {
    means: ['dataverse.security', 'environments-alm.governance'],
    said: 'permisos, roles de seguridad, derechos de acceso, permisos de usuarios',
  },
  {
    means: ['isv-solutions.document-management'],
    said: 'gestión documental, archivo de documentos, gestor documental',
  },
  {
    means: ['customer-service.unified-routing', 'contact-center.routing'],
    said: 'agente equivocado, persona equivocada, enrutamiento, colas, asignación automática, departamento equivocado',
  },
  {
    means: ['customer-service.case-management', 'customer-service.unified-routing'],
    said: 'buzón compartido, bandeja compartida, correo compartido',
  },
  {
    means: ['field-service.connected-field-service'],
    said: 'sensores, telemetría, alertas de máquinas, monitorización remota',
  },
  {
    means: ['field-service.field-service-mobile'],
    said: 'sin cobertura, sin conexión, app para técnicos, aplicación para técnicos',
  },
  {
    means: ['field-service.customer-assets'],
    said: 'parque instalado, equipos instalados, historial de equipos',
  },
  {
    means: ['marketing.text-and-push-messages'],
    said: 'mensajes de texto, notificaciones push, mensajes push',
  },
  {
    means: ['power-platform.desktop-flows', 'power-automate'],
    said: 'robots, robot, RPA, robotización',
  },
  {
    means: ['human-resources.employee-and-manager-self-service'],
    said: 'portal del empleado, autoservicio del empleado, portal de empleados',
  },
  {
    means: ['human-resources.personnel-management'],
    said: 'organigrama, puestos, puestos de trabajo',
  },
  {
    means: ['supply-chain.transportation-management'],
    said: 'flete marítimo, contenedores, costes de importación',
  },
  { means: ['supply-chain.production-control'], said: 'maquinaria, recetas, caducidad, fórmulas' },
  {
    means: ['sales.sales-accelerator'],
    said: 'seguimiento de oportunidades, seguimiento comercial',
  },
  {
    means: ['fo-development.performance'],
    said: 'rendimiento, lentitud, procesos por lotes, procesos nocturnos, tiempos de carga',
  },
  {
    means: ['system-implementation', 'business-process-analysis'],
    said: 'arquitecto, arquitectura, segunda opinión, proyecto bloqueado',
  },
  { means: ['commerce.pricing-and-discounts'], said: 'vales, cupones, tarjetas regalo' },
  { means: ['supply-chain.asset-management'], said: 'averías, avería' },
  { means: ['finance-operations.financial-reporting'], said: 'filiales, sociedades del grupo' },
  {
    means: ['dataverse.security', 'power-platform.dataverse'],
    said: 'seguridad de los datos, roles de usuario',
  },
];
