/** How a list of cards looks while it loads. `what` is read out: "Loading your applications". */
export const loadingCards = (what: string) => ({
  spoken: `Loading ${what}…`,
  skeletons: 3,
  className: 'h-56 w-full',
});
