// The face of the package.
export {};
