/** Whether a name that an owner typed is that of their company; blanks around it and capitals do not count. */
export const isNameOf = (companyName: string, typed: string): boolean =>
  typed.trim().toLowerCase() === companyName.trim().toLowerCase();
