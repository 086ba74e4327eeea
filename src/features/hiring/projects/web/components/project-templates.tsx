import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { notify } from '#ui/feedback/notify.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { ConfirmButton } from '#ui/primitives/confirm-button.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { Disclosure } from '#ui/primitives/disclosure.tsx';
import { ListRow, RowList } from '#ui/primitives/row-list.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import { templateRemovedToast, templateRemoveFailed } from '../messages.ts';
import { projectsApi, projectTemplatesQuery } from '../queries.ts';

/** The client's templates, each a way to fill the form; nothing while there is none. */
export function ProjectTemplates() {
  const query = useQuery(projectTemplatesQuery);
  const { remove, removedId } = useRemoveTemplate();
  if (query.isLoadingError) return <PartFailed what="Your templates" query={query} />;
  if (!query.data || query.data.items.length === 0) return null;
  return (
    <Disclosure summary={`Start from one of your templates (${query.data.items.length})`}>
      <RowList label="Your templates" items={query.data.items} keyOf={({ id }) => id}>
        {({ id, name, savedAt }, onFocusLoss) => (
          <ListRow
            name={name}
            actions={
              <>
                <Link
                  to="/post-project"
                  search={{ template: id }}
                  className={buttonClassName({ size: 'sm' })}
                >
                  Use<VisuallyHidden> the template {name}</VisuallyHidden>
                </Link>
                <ConfirmButton
                  size="sm"
                  pending={removedId === id}
                  title={`Delete the template “${name}”?`}
                  description="Projects that you posted from it stay."
                  confirmLabel="Delete Template"
                  onConfirm={() => {
                    onFocusLoss();
                    remove(id);
                  }}
                >
                  Delete<VisuallyHidden> the template {name}</VisuallyHidden>
                </ConfirmButton>
              </>
            }
          >
            Saved <DateText value={savedAt} />
          </ListRow>
        )}
      </RowList>
    </Disclosure>
  );
}

function useRemoveTemplate() {
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (templateId: string) => projectsApi.removeTemplate({ templateId }),
    onSuccess: () => notify.success(templateRemovedToast),
    onError: () => notify.error('Error', templateRemoveFailed),
    onSettled: () => queryClient.invalidateQueries(projectTemplatesQuery),
  });
  return { remove: mutate, removedId: isPending ? variables : undefined };
}
