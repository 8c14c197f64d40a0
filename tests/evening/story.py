"""The whole evening, in the order in which it happens."""

from tests.evening.arriving import ARRIVING
from tests.evening.ending import ENDING
from tests.evening.evening import Evening
from tests.evening.playing import PLAYING
from tests.evening.steps import Story
from tests.evening.tomorrow import TOMORROW

STORY: Story[Evening] = Story.together(ARRIVING, PLAYING, ENDING, TOMORROW)
