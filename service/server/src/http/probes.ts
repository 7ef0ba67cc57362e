/** Asked by the machine that runs us, under whatever name. */
export const isProbe = (url: string): boolean => url === '/healthz' || url === '/readyz';
