import { Hono } from 'hono';
import type { Services } from '#server/services.ts';
import { crawlerRoutes } from './crawler-routes.ts';
import { manifestRoutes } from './manifest-routes.ts';
import { offlineRoutes } from './offline-routes.ts';
import { pictureRoutes } from './picture-routes.ts';
import { speculationRoutes } from './speculation-routes.ts';
import { wordListRoutes } from './word-list-routes.ts';

/**
 * What belongs to the site beside its pages: for crawlers, for shared links, for devices, for no connection, for the
 * next page, and for who recomputes a score.
 */
export const siteFileRoutes = (services: Services): Hono =>
  new Hono()
    .route('/', crawlerRoutes(services))
    .route('/', pictureRoutes(services.db))
    .route('/', manifestRoutes())
    .route('/', offlineRoutes())
    .route('/', speculationRoutes())
    .route('/', wordListRoutes());
