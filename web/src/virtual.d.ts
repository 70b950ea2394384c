declare module 'virtual:words/de' {
  const text: string;
  export default text;
}
declare module 'virtual:words/en' {
  const text: string;
  export default text;
}
declare module 'virtual:rulebook/de' {
  const pages: import('./pages/rulebook').RulePage[];
  export default pages;
}
declare module 'virtual:rulebook/en' {
  const pages: import('./pages/rulebook').RulePage[];
  export default pages;
}
