/**
 * What every way of hosting the app says with each file: `scripts/serve.mjs`, the `_headers` of static
 * hosts, and `nginx.conf` beside this file, which a test compares.
 */

/** The page may load its own files and nothing else, so that no data leaves the device. */
const contentPolicy = [
  "default-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
];

/** What index.html itself says, for a host that sends no headers. It cannot say who may frame it. */
export const pagePolicy = contentPolicy.join('; ');

/** @type {Readonly<Record<string, string>>} */
export const securityHeaders = {
  'Content-Security-Policy': [...contentPolicy, "frame-ancestors 'none'"].join('; '),
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** The folder whose files carry a hash of their content in their names. */
export const hashedFolder = 'assets/';
export const hashedCaching = 'public, max-age=31536000, immutable';
/** A browser asks each time whether its copy is still the newest. */
export const otherCaching = 'no-cache';
