/** The contract without its schemas: paths and methods only, made by the build. */
declare module 'virtual:api-contract' {
  const contract: unknown;
  export default contract;
}
