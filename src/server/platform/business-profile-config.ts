/** Where reviews are read from, and how to sign in there. */
export interface BusinessProfileConfig {
  /** The base address of the protocol, version 4. */
  readonly baseUrl: string;
  /** `accounts/1/locations/2` */
  readonly location: string;
  /** The public address of the reviews. */
  readonly link: string;
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly refreshToken: string;
}

interface Variables {
  readonly BUSINESS_PROFILE_LOCATION?: string | undefined;
  readonly BUSINESS_PROFILE_LINK?: string | undefined;
  readonly BUSINESS_PROFILE_CLIENT_ID?: string | undefined;
  readonly BUSINESS_PROFILE_CLIENT_SECRET?: string | undefined;
  readonly BUSINESS_PROFILE_REFRESH_TOKEN?: string | undefined;
}

const needed = [
  'BUSINESS_PROFILE_LINK',
  'BUSINESS_PROFILE_CLIENT_ID',
  'BUSINESS_PROFILE_CLIENT_SECRET',
  'BUSINESS_PROFILE_REFRESH_TOKEN',
] as const;

/** Missing variables: with a location all of them are needed, without one none is. */
export function businessProfileProblems(env: Variables): string[] {
  if (!env.BUSINESS_PROFILE_LOCATION) return [];
  return needed.filter(name => !env[name]).map(name => `${name}: is needed with BUSINESS_PROFILE_LOCATION`);
}

export function readBusinessProfile(
  env: Variables & {
    readonly BUSINESS_PROFILE_URL: string;
    readonly BUSINESS_PROFILE_TOKEN_URL: string;
  },
): BusinessProfileConfig | null {
  if (!env.BUSINESS_PROFILE_LOCATION) return null;
  return Object.freeze({
    baseUrl: env.BUSINESS_PROFILE_URL.replace(/(?<!\/)\/+$/, ''),
    location: env.BUSINESS_PROFILE_LOCATION,
    link: env.BUSINESS_PROFILE_LINK ?? '',
    tokenUrl: env.BUSINESS_PROFILE_TOKEN_URL,
    clientId: env.BUSINESS_PROFILE_CLIENT_ID ?? '',
    clientSecret: env.BUSINESS_PROFILE_CLIENT_SECRET ?? '',
    refreshToken: env.BUSINESS_PROFILE_REFRESH_TOKEN ?? '',
  });
}
