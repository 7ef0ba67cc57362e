// Style sheets that the build makes from the art of the tiles.

declare module 'virtual:faces-light.css' {}
declare module 'virtual:faces-dark.css' {}
