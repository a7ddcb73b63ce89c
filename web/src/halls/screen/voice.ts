/** The browser's own voice. */

export function canSpeak(): boolean {
  return "speechSynthesis" in window;
}

/** Whether somebody here speaks the language; until the browser knows its voices nobody can tell. */
export function hasVoice(language: string): boolean {
  const voices = canSpeak() ? speechSynthesis.getVoices() : [];
  return voices.length === 0 || voices.some(({ lang }) => lang.slice(0, 2).toLowerCase() === language);
}

export function speak(text: string, language: string): void {
  if (!canSpeak()) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language;
  utterance.rate = 0.95;
  const voice = speechSynthesis.getVoices().find(({ lang }) => lang.slice(0, 2).toLowerCase() === language);
  if (voice) utterance.voice = voice;
  speechSynthesis.speak(utterance);
}

export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel();
}
