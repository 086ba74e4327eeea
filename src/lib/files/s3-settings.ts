/** Which bucket files go to, and how it is reached. */
export interface S3Settings {
  bucket: string;
  region: string;
  /** Of an S3-compatible server; undefined for Amazon's own. */
  endpoint: string | undefined;
  /** Undefined on machines that Amazon itself gives a role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}
