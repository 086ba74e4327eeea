/** A module as written in the product files; its id begins with the product's skill id and a dot. */
export interface ModuleEntry<ProductId extends string> {
  readonly id: `${ProductId}.${string}`;
  readonly name: string;
  readonly aliases: readonly string[];
}
