import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import { pagedQuery } from '#lib/api/paged-query.ts';
import type { userRecordContract } from '../../contract/user-record.ts';

const usersApi = featureClient<typeof userRecordContract>('users');

/** A consultant's whole profile with the evidence for its certifications. */
export const userProfileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', 'profile', userId],
    queryFn: () => usersApi.getProfile({ userId }),
  });

/** A user's subscription. */
export const userSubscriptionQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', 'subscription', userId],
    queryFn: () => usersApi.getSubscription({ userId }),
  });

/** A user's invoices, newest first. */
export const userInvoicesQuery = (userId: string) =>
  pagedQuery(['users', 'invoices', userId], (start) =>
    usersApi.listInvoices({ userId, limit: 20, ...start }),
  );

/** A client's projects, newest first. */
export const userProjectsQuery = (userId: string) =>
  pagedQuery(['users', 'projects', userId], (start) =>
    usersApi.listProjects({ userId, limit: 20, ...start }),
  );

/** The applications that a user sent or received, newest first. */
export const userApplicationsQuery = (userId: string) =>
  pagedQuery(['users', 'applications', userId], (start) =>
    usersApi.listApplications({ userId, limit: 20, ...start }),
  );

/** The last mails to a user. */
export const userMailsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', 'mails', userId],
    queryFn: () => usersApi.listMails({ userId }),
  });
