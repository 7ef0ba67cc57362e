// Where the expert's weights are, wherever the package is installed. Written so that Node finds the file in the package, and that
// bundlers see it and hand it on beside the page. Not in `src`: the engine itself knows no addresses, it is given the bytes.

export const expertWeights = new URL('./expert.bin', import.meta.url).href;
