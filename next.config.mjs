/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  trailingSlash: true,
  agentRules: false,
  images: { unoptimized: true },
  experimental: { globalNotFound: true, agentUpgrade: false, cpus: 2 },
};
