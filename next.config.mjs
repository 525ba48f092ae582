/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  trailingSlash: true,
  agentRules: false,
  // The same sources give the same pages, byte for byte; scripts and styles are named by what is in them.
  generateBuildId: () => 'saitei',
  images: { unoptimized: true },
  // `npm run check` and `npm test` check the types, once.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    globalNotFound: true,
    agentUpgrade: false,
    cpus: 2,
    // No page fetches parts of another: sizes that say which parts to send together are not measured.
    prefetchInlining: false,
  },
};
