import { AccessList, type AccessListProps } from './access-list.tsx';

/** The access list of a deal with its heading, on a page of one deal. */
export function AccessPart(props: AccessListProps) {
  const id = `access-${props.applicationId}`;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2 border-t border-line pt-4">
      <h3 id={id} className="font-semibold text-ink">
        Access to environments
      </h3>
      <AccessList {...props} />
    </section>
  );
}
