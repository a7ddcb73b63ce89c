/** How a table calls its player, and what is heard and seen moving there. */
export const calling = {
  "calling.your_turn": "It is your turn",
  "calling.mute": "Mute",
  "calling.unmute": "Sound on",
  "calling.volume": "Volume",
  "calling.motion": "Show movement",
  "calling.trembles": "Vibrate on my turn",
  "calling.notices": "Notify me when it is my turn and this page is out of sight",
  "calling.notices_refused": "This browser does not allow it. You can change that in its settings for this page.",
} as const;
